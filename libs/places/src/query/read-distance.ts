import { NEAR_KM, WITHIN_MAX_KM } from '@roommate/contracts/search-values';
import { numberWords } from '../text/number-words.ts';
import { wordSet } from '../text/word-set.ts';
import { nearWords } from './near-words.ts';
import { dayWords, monthWords, weekWords } from './post-words.ts';
import type { Reader } from './reader.ts';
import {
  floorWords,
  halfKilometreWords,
  kilometreWords,
  metreUnits,
  minuteWords,
  periodWords,
  rentWords,
  takaWords,
  walkWords,
  wayWords,
} from './vocabulary.ts';

/** The smallest one, as in the parameter `within` of the API. */
const MIN_WITHIN_KM = 0.1;
/** Ordinary walking pace: docs/decisions/0324-people-and-homes-in-a-search.md. */
const KM_PER_MINUTE = 0.08;
const WALK_KM = 1;
const LONGEST_WALK_MINUTES = 120;
const SHORTEST_METRES = 10;
const METRES = 1000;

interface Measure {
  first: number;
  last: number;
  km: number;
}

/** Understands "3 km", "500 m", "5 minutes walk" and "walking distance". A rent has other units. */
export function readMeasure(reader: Reader): number | undefined {
  const found = reader.free().flatMap((unit) => measureAt(reader, unit) ?? [])[0];
  if (found) reader.use(found.first, found.last);
  const walks = reader.takeAll(walkWords);
  if (found ?? walks) reader.takeAll(wayWords);
  return found?.km ?? (walks ? WALK_KM : undefined);
}

/** Understands "near" and "in front of". "Next month" and "samner mase" are times, and "not near BUET" sets no distance. */
export function readNear(reader: Reader): number | undefined {
  for (const i of reader.free()) {
    if (reader.is(i, comingWords) && periods.some((words) => reader.is(i + 1, words))) reader.use(i, i + 1);
  }
  for (const i of reader.free()) if (reader.is(i, nearWords) && reader.word(i - 1) === 'not') reader.use(i);
  const isBeside = takePairs(reader);
  return reader.takeAll(nearWords) || isBeside ? NEAR_KM : undefined;
}

/** Near words that stand before a time, too. */
const comingWords = wordSet('next samne samner shamne shamner সামনে সামনের');
const periods = [periodWords, dayWords, weekWords, monthWords];

const besidePairs: ReadonlySet<string> = new Set(['front of', 'opposite side', 'ulto dike', 'ulta dike']);

function takePairs(reader: Reader): boolean {
  const found = reader.free().filter((i) => besidePairs.has(`${reader.word(i)} ${reader.word(i + 1)}`));
  for (const i of found) reader.use(i, i + 1);
  return found.length > 0;
}

function measureAt(reader: Reader, unit: number): Measure | undefined {
  const before = reader.word(unit - 1) === 'a' ? unit - 2 : unit - 1;
  const number = numberAt(reader, before);
  const km = number === undefined ? undefined : kilometres(reader, unit, number);
  if (km === undefined || !(km > 0 && km <= WITHIN_MAX_KM)) return undefined;
  return { first: startOf(reader, before), last: unit, km: Math.max(MIN_WITHIN_KM, km) };
}

function kilometres(reader: Reader, unit: number, number: number): number | undefined {
  if (reader.is(unit, kilometreWords)) return Math.round(number * 100) / 100;
  if (reader.is(unit, metreUnits) && number >= SHORTEST_METRES)
    return Math.round((number * 100) / METRES) / 100;
  const isMinutes = reader.is(unit, minuteWords) && !startsRent(reader, unit);
  if (!isMinutes || number > LONGEST_WALK_MINUTES) return undefined;
  return Math.round(number * KM_PER_MINUTE * 10) / 10;
}

/** "Mirpur 10 min 5000" and "Mirpur 10 min rent of 5000" have a lowest rent. "10 min Mirpur 10" has a walk. */
function startsRent(reader: Reader, unit: number): boolean {
  if (!reader.is(unit, floorWords)) return false;
  let i = unit + 1;
  while (reader.is(i, rentWords) || reader.is(i, takaWords)) i += 1;
  return /^\d/.test(reader.word(i) ?? '');
}

function numberAt(reader: Reader, i: number): number | undefined {
  const word = reader.word(i);
  if (word === undefined) return undefined;
  if (/^\d+(?:\.\d+)?$/.test(word)) return Number(word);
  return reader.is(i, halfKilometreWords) ? 0.5 : numberWords.get(word);
}

/** "5-10 minutes" and "5 to 10 minutes" are one measure. "Mirpur 10 theke 5 minute" has one number. */
function startOf(reader: Reader, number: number): number {
  const lower = reader.word(number - 1) === 'to' ? number - 2 : number - 1;
  const isRange = lower < number - 1 || reader.isHyphenated(lower);
  // The number of an area may stand before it: "Mirpur 10 - 5 min walk".
  return isRange && Number(reader.word(lower)) < Number(reader.word(number)) ? lower : number;
}
