import type { Reader } from './reader.ts';
import {
  ceilingWords,
  floorWords,
  lakhWords,
  possessives,
  rangeWords,
  takaWords,
  thousandWords,
} from './vocabulary.ts';

/** A sum of money in a query. */
interface Sum {
  first: number;
  last: number;
  taka: number;
  unit: number;
  /** A small number without a unit can also belong to the name of a place. */
  sure: boolean;
}

export interface Rents {
  rentMin?: number;
  rentMax?: number;
}

const SMALLEST_BARE_RENT = 1000;
/** The post codes of Dhaka: https://en.wikipedia.org/wiki/List_of_postal_codes_in_Bangladesh. */
export const POST_CODE = /^1[0-3]\d\d$/;
const LARGEST_BARE_RENT = 200_000;
const THOUSAND = 1000;
const LAKH = 100_000;
/** A longer number cannot be a rent, and its product with a unit may not be exact. */
const NUMBER = /^\d{1,8}(?:\.\d+)?$/;

/** Understands rents: "under 5k", "৮ হাজার টাকার মধ্যে", "5000-8000". A sum without a comparison is a ceiling. */
export function readRents(reader: Reader): Rents {
  const rents: Rents = {};
  for (let i = 0; i < reader.tokens.length; i++) {
    const sum = sumAt(reader, i);
    if (!sum) continue;
    const range = rangeFrom(reader, sum);
    if (range) Object.assign(rents, range.rents);
    else if (!sum.sure || isPostCode(reader, sum)) continue;
    else if (isFloor(reader, sum)) rents.rentMin = sum.taka;
    else rents.rentMax = sum.taka;
    const last = range?.last ?? sum.last;
    reader.use(sum.first, last);
    i = last;
  }
  return rents;
}

function sumAt(reader: Reader, i: number): Sum | undefined {
  const word = reader.word(i);
  if (word === undefined || !NUMBER.test(word)) return undefined;
  const number = Number(word);
  const unit = reader.is(i + 1, thousandWords) ? THOUSAND : reader.is(i + 1, lakhWords) ? LAKH : 1;
  const afterUnit = unit > 1 ? i + 2 : i + 1;
  const inTaka = reader.is(afterUnit, takaWords);
  const bare = number >= SMALLEST_BARE_RENT && number <= LARGEST_BARE_RENT;
  return {
    first: i,
    last: inTaka ? afterUnit : afterUnit - 1,
    taka: Math.round(number * unit),
    unit,
    sure: unit > 1 || inTaka || bare,
  };
}

/** "5000-8000", "5k to 8k", "৫ থেকে ৮ হাজার", where the unit of the second number counts for both. */
function rangeFrom(reader: Reader, low: Sum): { rents: Rents; last: number } | undefined {
  const joined = reader.is(low.last + 1, rangeWords);
  if (!joined && !reader.isHyphenated(low.last)) return undefined;
  const high = sumAt(reader, joined ? low.last + 2 : low.last + 1);
  if (!high?.sure) return undefined;
  const rentMin = low.sure ? low.taka : low.taka * high.unit;
  if (rentMin >= high.taka || (!low.sure && high.unit === 1)) return undefined;
  return { rents: { rentMin, rentMax: high.taka }, last: high.last };
}

/** A number such as the 1205 of "Dhanmondi 1205". With a unit or a comparison it is a rent: "under 1200". */
function isPostCode(reader: Reader, { first, last }: Sum): boolean {
  if (first !== last || !POST_CODE.test(reader.word(first) ?? '')) return false;
  const around = [first - 1, first - 2, last + 1, last + 2];
  return !around.some((i) => reader.is(i, floorWords) || reader.is(i, ceilingWords));
}

function isFloor(reader: Reader, { first, last }: Sum): boolean {
  const before = [first - 1, first - 2];
  if (before.some((i) => reader.is(i, floorWords))) return true;
  if (reader.is(first - 1, ceilingWords)) return false;
  return reader.is(reader.is(last + 1, possessives) ? last + 2 : last + 1, floorWords);
}
