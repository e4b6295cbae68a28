import { range } from '../text/range.ts';
import type { Reader } from './reader.ts';
import type { Sum } from './sum.ts';
import {
  aboutEndings,
  aboutWords,
  ceilingWords,
  floorEndings,
  floorWords,
  notAfter,
  notBefore,
  otherwiseWords,
  possessives,
  rangeWords,
  rentWords,
} from './vocabulary.ts';
import { endOfDeniedWish, startOfDeniedWish } from './wish-denials.ts';

/** How the words around a sum compare it with the rent. */
export interface Comparison {
  /** Whether the sum is the lowest, the highest or an approximate rent. */
  kind: 'floor' | 'ceiling' | 'about';
  /** The positions of its words, which belong to no other sum: "5k minimum 8k maximum". */
  words: number[];
}

/** Between a sum and its comparison: "10k or more", "10k at least". */
const linkWords = new Set(['or', 'ba', 'বা', 'at']);

/** Reads the words and signs around a sum: "more than 5k", ">= 10000", "20k+", "around 5000". */
export function readComparison(
  reader: Reader,
  { first, last }: Pick<Sum, 'first' | 'last'>,
): Comparison | undefined {
  if (reader.is(first - 1, aboutWords)) return { kind: 'about', words: [] };
  const signsBefore = reader.gapBefore(first);
  if (/[>≥]/.test(signsBefore)) return { kind: 'floor', words: [] };
  if (/[<≤]/.test(signsBefore)) return { kind: 'ceiling', words: [] };
  return before(reader, first) ?? after(reader, last);
}

function before(reader: Reader, first: number): Comparison | undefined {
  let start = first - 1;
  while (reader.is(start, rentWords)) start -= 1;
  for (const i of [start, start - 1]) {
    // "From Mirpur 8k" tells where, and "from 8k" how much. "More than 8k" has two words, and "tannery more 8k" a place.
    const isFloor = reader.is(i, floorWords) && reader.word(i) !== (i === start ? 'more' : 'from');
    if (!isFloor && !reader.is(i, ceilingWords)) continue;
    // In "Mirpur na under 6k" and "no pets no, under 6k" the word belongs to what is before it.
    const isNot = reader.is(i - 1, notBefore) && reader.gapBefore(i).trim() === '';
    const first = isNot ? i - 1 : (startOfDeniedWish(reader, i) ?? i);
    return comparison(isFloor, range(first, i + 1));
  }
  return undefined;
}

function after(reader: Reader, last: number): Comparison | undefined {
  // Directly after the number: "5000 + gas" is a sum and its extras.
  if (reader.gapBefore(last + 1).startsWith('+')) return { kind: 'floor', words: [] };
  const isLinked = [possessives, rangeWords, linkWords].some((words) => reader.is(last + 1, words));
  const i = isLinked ? last + 2 : last + 1;
  if (reader.is(i, aboutEndings)) return { kind: 'about', words: [] };
  const isFloor = reader.is(i, floorEndings);
  if (!isFloor && !reader.is(i, ceilingWords)) return undefined;
  // In "6k max no smoking" and "6k er moddhe na hole 7k" the word belongs to what is after it.
  const isNot = reader.is(i + 1, notAfter) && !reader.is(i + 2, otherwiseWords);
  // "6k er beshi dibo na" is a ceiling. Nobody denies a ceiling with a verb.
  const endOfWish = isFloor ? endOfDeniedWish(reader, i) : undefined;
  const end = isNot ? i + 1 : (endOfWish ?? i);
  return comparison(isFloor, range(i, end + 1));
}

/** Several words: the others turn the comparison around, as in "not above 6k" and "6k er beshi na". */
const comparison = (isFloor: boolean, words: number[]): Comparison => ({
  kind: isFloor === (words.length === 1) ? 'floor' : 'ceiling',
  words,
});
