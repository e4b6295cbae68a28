import type { Reader } from './reader.ts';
import type { Sum } from './sum.ts';
import {
  aboutEndings,
  aboutWords,
  ceilingWords,
  floorEndings,
  floorWords,
  notWords,
  possessives,
  rangeWords,
  rentWords,
} from './vocabulary.ts';

/** Whether a sum is the lowest, the highest or an approximate rent. */
export type Comparison = 'floor' | 'ceiling' | 'about';

const orWords = new Set(['or', 'ba', 'বা']);

/** Reads the words and signs around a sum: "more than 5k", ">= 10000", "20k+", "around 5000". */
export function readComparison(
  reader: Reader,
  { first, last }: Pick<Sum, 'first' | 'last'>,
): Comparison | undefined {
  if (reader.is(first - 1, aboutWords)) return 'about';
  const signsBefore = reader.gapBefore(first);
  if (/[>≥]/.test(signsBefore)) return 'floor';
  if (/[<≤]/.test(signsBefore)) return 'ceiling';
  return before(reader, first) ?? after(reader, last);
}

function before(reader: Reader, first: number): Comparison | undefined {
  let start = first - 1;
  while (reader.is(start, rentWords)) start -= 1;
  for (const i of [start, start - 1]) {
    const isNot = reader.is(i - 1, notWords);
    // "From Mirpur 8k" tells where, and "from 8k" how much.
    const isFloor = reader.is(i, floorWords) && (i === start || reader.word(i) !== 'from');
    if (isFloor) return isNot ? 'ceiling' : 'floor';
    if (reader.is(i, ceilingWords)) return isNot ? 'floor' : 'ceiling';
  }
  return undefined;
}

function after(reader: Reader, last: number): Comparison | undefined {
  // Directly after the number: "5000 + gas" is a sum and its extras.
  if (reader.gapBefore(last + 1).startsWith('+')) return 'floor';
  const isLinked = [possessives, rangeWords, orWords].some((words) => reader.is(last + 1, words));
  const i = isLinked ? last + 2 : last + 1;
  if (reader.is(i, aboutEndings)) return 'about';
  const isNot = reader.is(i + 1, notWords);
  if (reader.is(i, floorEndings)) return isNot ? 'ceiling' : 'floor';
  return reader.is(i, ceilingWords) ? (isNot ? 'floor' : 'ceiling') : undefined;
}
