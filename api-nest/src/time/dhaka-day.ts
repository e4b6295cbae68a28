export const DAY_MS = 24 * 60 * 60 * 1000;
/** Bangladesh is six hours ahead of UTC and has no daylight saving time. */
const OFFSET_MS = 6 * 60 * 60 * 1000;

/** The day that was asked for last, with its number since 1970. Each read of a listing asks for the current one. */
let last = { number: NaN, day: '' };

/** The calendar day in Dhaka, such as 2026-11-22. Later days are greater texts. */
export function dhakaDay(time: Date): string {
  const local = time.getTime() + OFFSET_MS;
  const number = Math.floor(local / DAY_MS);
  if (number !== last.number) {
    last = { number, day: new Date(local).toISOString().slice(0, 'YYYY-MM-DD'.length) };
  }
  return last.day;
}

/** The seconds until the day ends in Dhaka, at least 1. */
export const secondsLeftInDay = (time: Date): number =>
  Math.ceil((DAY_MS - ((time.getTime() + OFFSET_MS) % DAY_MS)) / 1000);
