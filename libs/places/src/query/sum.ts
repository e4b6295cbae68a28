import { numberWords } from '../text/number-words.ts';
import type { Reader } from './reader.ts';
import { halfWords, lakhWords, takaWords, thousandWords } from './vocabulary.ts';

/** A sum of money in a query. */
export interface Sum {
  first: number;
  last: number;
  taka: number;
  unit: number;
  /** A small number without a unit can also belong to the name of a place. */
  sure: boolean;
}

const SMALLEST_BARE_RENT = 1000;
const LARGEST_BARE_RENT = 200_000;
/** No room costs 99 taka: "under 10 tk" means 10 thousand. */
const LARGEST_SHORT_RENT = 99;
const THOUSAND = 1000;
const LAKH = 100_000;
/** A longer number cannot be a rent, and its product with a unit may not be exact. */
const NUMBER = /^\d{1,8}(?:\.\d+)?$/;

const numberAt = (reader: Reader, i: number): number | undefined => {
  const word = reader.word(i);
  if (word === undefined) return undefined;
  return NUMBER.test(word) ? Number(word) : numberWords.get(word);
};

/** Reads "5000", "5k", "Tk 5,000", "৫ হাজার টাকা", "পাঁচ হাজার" and "সাড়ে ৫ হাজার" at a position. */
export function sumAt(reader: Reader, i: number): Sum | undefined {
  const number = numberAt(reader, i);
  if (number === undefined) return undefined;
  const named = reader.is(i + 1, thousandWords) ? THOUSAND : reader.is(i + 1, lakhWords) ? LAKH : 1;
  const afterUnit = named > 1 ? i + 2 : i + 1;
  const isWord = numberWords.has(reader.word(i) ?? '');
  const isHalfMore = named > 1 && reader.is(i - 1, halfWords);
  const start = isHalfMore ? i - 1 : i;
  const hasTakaBefore = reader.is(start - 1, takaWords);
  // In "Mirpur 10 tk 5000" the word belongs to the second number.
  const isOfNext =
    named === 1 && number < SMALLEST_BARE_RENT && NUMBER.test(reader.word(afterUnit + 1) ?? '');
  const hasTakaAfter = reader.is(afterUnit, takaWords) && !isOfNext;
  const isShort =
    named === 1 && (hasTakaBefore || hasTakaAfter) && number > 1 && number <= LARGEST_SHORT_RENT;
  const unit = isShort ? THOUSAND : named;
  const bare = number >= SMALLEST_BARE_RENT && number <= LARGEST_BARE_RENT;
  return {
    first: hasTakaBefore ? start - 1 : start,
    last: hasTakaAfter ? afterUnit : afterUnit - 1,
    taka: Math.round((isHalfMore ? number + 0.5 : number) * unit),
    unit,
    sure: unit > 1 || (!isWord && (hasTakaBefore || hasTakaAfter || bare)),
  };
}
