import type { Reader } from './reader.ts';
import { kilometreWords, nearWords } from './vocabulary.ts';

/** What "near" means, in kilometres: about half an hour on foot. */
export const NEAR_KM = 2;
/** The largest distance that a query can ask for, in kilometres: across the city. */
export const MAX_WITHIN_KM = 50;

/** Understands "3 km from", "within 2 km of", and "near". */
export function readDistance(reader: Reader): number | undefined {
  const unit = reader.free().find((i) => reader.is(i, kilometreWords));
  const km = unit === undefined ? NaN : Number(reader.word(unit - 1));
  const near = reader.takeAll(nearWords);
  if (unit === undefined || !(km > 0 && km <= MAX_WITHIN_KM)) return near ? NEAR_KM : undefined;
  reader.use(unit - 1, unit);
  return km;
}
