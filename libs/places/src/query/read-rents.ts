import { extraCostOf, takeAdvance } from './extra-costs.ts';
import { type Comparison, readComparison } from './read-comparison.ts';
import type { Reader } from './reader.ts';
import { type Sum, sumAt } from './sum.ts';
import {
  aboutEndings,
  aboutWords,
  choiceWords,
  mealWords,
  monthNames,
  rangeWords,
  takaWords,
} from './vocabulary.ts';

export interface Rents {
  rentMin?: number;
  rentMax?: number;
}

/** The post codes of Dhaka: https://en.wikipedia.org/wiki/List_of_postal_codes_in_Bangladesh. */
export const POST_CODE = /^1[0-3]\d\d$/;
const YEAR = /^20[2-4]\d$/;
const DAY = /^\d{1,2}$/;
/** "Around 5000" is from 20 % below to 20 % above: docs/decisions/0323-words-of-a-search.md. */
const ABOUT = 0.2;

/** Understands rents: "under 5k", "৮ হাজার টাকার মধ্যে", "5000-8000". A sum without a comparison is a ceiling. */
export function readRents(reader: Reader): Rents {
  const rents: Rents = {};
  let withMeals: Rents | undefined;
  takeAdvance(reader);
  for (let i = 0; i < reader.tokens.length; i++) {
    if (isYear(reader, i)) reader.use(i);
    const sum = sumAt(reader, i);
    if (!sum) continue;
    const range = rangeFrom(reader, sum) ?? choiceFrom(reader, sum);
    const last = range?.last ?? sum.last;
    const extra = range || sum.sure ? extraCostOf(reader, { first: sum.first, last }) : undefined;
    if (extra) {
      const isMeal = reader.tokens.slice(extra.first, sum.first).some(({ text }) => mealWords.has(text));
      if (isMeal) withMeals ??= range?.rents ?? rentsOf(sum, readComparison(reader, sum));
      reader.use(extra.first, extra.last);
      i = extra.last;
      continue;
    }
    const comparison = readComparison(reader, sum);
    if (range) Object.assign(rents, range.rents);
    else if (!sum.sure || (comparison === undefined && isPostCode(reader, sum))) continue;
    else Object.assign(rents, rentsOf(sum, comparison));
    reader.use(sum.first, last);
    for (const word of comparison?.words ?? []) reader.use(word);
    // Otherwise "around 5000" would also be a distance.
    if (comparison?.kind === 'about') takeAbout(reader, sum.first - 1, last + 1);
    i = last;
  }
  // "Seat with meal 5500" has no other sum.
  return withMeals === undefined || Object.keys(rents).length > 0 ? rents : withMeals;
}

function rentsOf({ taka }: Sum, comparison: Comparison | undefined): Rents {
  if (comparison?.kind === 'floor') return { rentMin: taka };
  if (comparison?.kind !== 'about') return { rentMax: taka };
  return { rentMin: Math.round(taka * (1 - ABOUT)), rentMax: Math.round(taka * (1 + ABOUT)) };
}

function takeAbout(reader: Reader, before: number, after: number) {
  if (reader.is(before, aboutWords)) reader.use(before);
  for (const i of [after, after + 1]) if (reader.is(i, aboutEndings)) reader.use(i);
}

/** "6k or 5k" is at most 6,000. In "Gulshan 1 or 6k" the first number is a place. */
function choiceFrom(reader: Reader, first: Sum): { rents: Rents; last: number } | undefined {
  const sums = [first];
  for (let one: Sum | undefined = first; one;) {
    one = reader.is(one.last + 1, choiceWords) ? sumAt(reader, one.last + 2) : undefined;
    if (one) sums.push(one);
  }
  const isCeiling = (sum: Sum) => sum.sure && readComparison(reader, sum)?.kind !== 'floor';
  if (sums.length === 1 || !sums.every(isCeiling)) return undefined;
  return {
    rents: { rentMax: Math.max(...sums.map(({ taka }) => taka)) },
    last: sums.at(-1)?.last ?? first.last,
  };
}

/**
 * "5000-8000", "5k to 8k", "৫ থেকে ৮ হাজার", where the unit of the second number counts for both. "8k to 5k" is the same
 * range.
 */
function rangeFrom(reader: Reader, low: Sum): { rents: Rents; last: number } | undefined {
  const joined = reader.is(low.last + 1, rangeWords);
  if (!joined && !reader.isHyphenated(low.last)) return undefined;
  const next = joined ? low.last + 2 : low.last + 1;
  const high = sumAt(reader, reader.is(next, takaWords) ? next + 1 : next);
  if (!high?.sure) return undefined;
  const from = low.sure ? low.taka : low.taka * high.unit;
  if (from === high.taka || (!low.sure && (high.unit === 1 || from > high.taka))) return undefined;
  const [rentMin, rentMax] = from < high.taka ? [from, high.taka] : [high.taka, from];
  return { rents: { rentMin, rentMax }, last: high.last };
}

/** "February 2027" and "February 1 2027": not a rent. */
function isYear(reader: Reader, i: number): boolean {
  const month = DAY.test(reader.word(i - 1) ?? '') ? i - 2 : i - 1;
  return YEAR.test(reader.word(i) ?? '') && reader.is(month, monthNames);
}

/** A number such as the 1205 of "Dhanmondi 1205". With a unit or a comparison it is a rent: "under 1200". */
const isPostCode = (reader: Reader, { first, last }: Sum): boolean =>
  first === last && POST_CODE.test(reader.word(first) ?? '');
