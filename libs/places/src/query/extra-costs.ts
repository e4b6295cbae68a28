import { numberWords } from '../text/number-words.ts';
import { wordSet } from '../text/word-set.ts';
import type { Reader } from './reader.ts';
import type { Sum } from './sum.ts';
import { monthWords } from './post-words.ts';
import { advanceWords, costWords, extraWords, rentWords } from './vocabulary.ts';

const withoutWords: ReadonlySet<string> = new Set(['no', 'without']);
const noneWords = wordSet('chara chhara nai nei ছাড়া নাই নেই');

/**
 * Uses up an advance that is counted in months, and the wish for none: "1 month advance 6k", "2 maser advance", "no advance".
 * Few listings tell it, and the sum beside it is the rent.
 */
export function takeAdvance(reader: Reader): void {
  for (const i of reader.free()) {
    if (!reader.is(i, advanceWords)) continue;
    const start = startOfCost(reader, i);
    const before = monthsAt(reader, start - 2);
    if (before || monthsAt(reader, i + 1)) reader.use(before ? start - 2 : start, before ? i : i + 2);
    else if (reader.is(start - 1, withoutWords)) reader.use(start - 1, i);
    else if (reader.is(i + 1, noneWords)) reader.use(start, i + 1);
  }
}

const monthsAt = (reader: Reader, i: number): boolean =>
  reader.is(i + 1, monthWords) &&
  (/^\d{1,2}$/.test(reader.word(i) ?? '') || numberWords.has(reader.word(i) ?? ''));

/**
 * The words of a sum that is paid beside the rent: "advance 20000", "gas bill 1000", "20000 advance".
 * @returns undefined for a rent
 */
export function extraCostOf(
  reader: Reader,
  { first, last }: Pick<Sum, 'first' | 'last'>,
): { first: number; last: number } | undefined {
  const start = startOfExtra(reader, first);
  if (start !== undefined) return { first: start, last };
  // In "8000 advance 20000" the word belongs to the second number.
  const isAdvance = reader.is(last + 1, advanceWords) && !/^\d/.test(reader.word(last + 2) ?? '');
  return isAdvance && isBeside(reader, last + 1) ? { first, last: last + 1 } : undefined;
}

/** "2 months advance, 5000" has a rent. */
const isBeside = (reader: Reader, i: number): boolean => !/[,;.+&]/.test(reader.gapBefore(i));

function startOfExtra(reader: Reader, first: number): number | undefined {
  let start = first - 1;
  while (reader.is(start, rentWords)) start -= 1;
  if (!reader.is(start, extraWords) || !isBeside(reader, start + 1)) return undefined;
  start = startOfCost(reader, start);
  return reader.is(start - 1, withoutWords) ? undefined : start;
}

/** "Security deposit", "gas bill". In "wifi, advance 2 months" the first word is not of the advance. */
function startOfCost(reader: Reader, i: number): number {
  let start = i;
  while (reader.is(start - 1, costWords) && isBeside(reader, start)) start -= 1;
  return start;
}
