import { readComparison } from './read-comparison.ts';
import type { Rents } from './read-rents.ts';
import type { Reader } from './reader.ts';
import {
  addressWords,
  choiceWords,
  countedWords,
  kilometreWords,
  metreUnits,
  minuteWords,
  ordinalEndings,
  peopleWords,
  periodWords,
  rangeWords,
} from './vocabulary.ts';

const SMALLEST = 2;
const LARGEST = 99;
/** Of a range without a comparison, in thousands. */
const SMALLEST_RANGE_END = 5;
const THOUSAND = 1000;
/** From the first to the second number, past "or". */
const CHOICE_LENGTH = 2;
/** "Max 3 rooms" counts rooms, and "under 10 room" is a rent. */
const MANY_ROOMS = 5;
const NUMBER = /^\d{1,2}(?:\.\d)?$/;

const unitWords = [
  kilometreWords,
  metreUnits,
  minuteWords,
  periodWords,
  peopleWords,
  ordinalEndings,
  addressWords,
];

/**
 * Understands rents in thousands without a unit: "under 10", "১০ এর মধ্যে", "budget 8-10". Only beside a word of
 * comparison or as a range, and after the places. "Mirpur 10 er moddhe" is in Mirpur 10.
 */
export function readShortRents(reader: Reader): Rents {
  const rents: Rents = {};
  for (const i of reader.free()) {
    const thousands = shortSumAt(reader, i);
    if (thousands === undefined) continue;
    const choice = otherChoice(reader, i);
    const last = choice === undefined ? endOfRange(reader, i, thousands) : i + CHOICE_LENGTH;
    const comparison = readComparison(reader, { first: i, last });
    // "From 10" is a date, too, and "around 10" says too little.
    const isClear =
      comparison?.kind === 'ceiling' || (comparison?.kind === 'floor' && reader.word(i - 1) !== 'from');
    if (!isClear && !(last > i && (reader.word(i - 1) === 'between' || isBareRange(reader, i, last))))
      continue;
    const taka = Math.max(thousands, choice ?? 0) * THOUSAND;
    const high = last > i ? (shortSumAt(reader, last) ?? 0) * THOUSAND : taka;
    if (last > i && choice === undefined) Object.assign(rents, { rentMin: taka, rentMax: high });
    else Object.assign(rents, comparison?.kind === 'floor' ? { rentMin: taka } : { rentMax: taka });
    reader.use(i, last);
    for (const word of comparison?.words ?? []) reader.use(word);
  }
  return rents;
}

/** "Badda 5-8". Not "2-3", which can be people or rooms, and not the date "5-8-26". */
function isBareRange(reader: Reader, first: number, last: number): boolean {
  const isJoined = (i: number): boolean => /^\s*[-–—~]\s*$/.test(reader.gapBefore(i));
  const isWhole = reader.gapBefore(first).trim() === '' && !isJoined(last + 1);
  return isJoined(last) && isWhole && Number(reader.word(last)) >= SMALLEST_RANGE_END;
}

function shortSumAt(reader: Reader, i: number): number | undefined {
  const word = reader.word(i) ?? '';
  const number = NUMBER.test(word) ? Number(word) : NaN;
  // "House 12 under 10" has one rent.
  if (!(number >= SMALLEST && number <= LARGEST) || reader.is(i - 1, addressWords)) return undefined;
  const isCount = number < MANY_ROOMS && reader.is(i + 1, countedWords);
  return isCount || unitWords.some((words) => reader.is(i + 1, words)) ? undefined : number;
}

/** The second number of "budget 8 or 10" and "8 ba 10 er moddhe". "Above 8 or 10" says too little. */
function otherChoice(reader: Reader, first: number): number | undefined {
  const last = first + CHOICE_LENGTH;
  const other = reader.is(first + 1, choiceWords) ? shortSumAt(reader, last) : undefined;
  return readComparison(reader, { first, last })?.kind === 'ceiling' ? other : undefined;
}

/** The position of the second number of "8-10" and "8 to 10". */
function endOfRange(reader: Reader, first: number, low: number): number {
  const next = reader.is(first + 1, rangeWords) ? first + 2 : reader.isHyphenated(first) ? first + 1 : first;
  return (shortSumAt(reader, next) ?? 0) > low ? next : first;
}
