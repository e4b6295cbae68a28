export const DAY_MS = 24 * 60 * 60 * 1000;
/** Bangladesh is six hours ahead of UTC and has no daylight saving time. */
const OFFSET_MS = 6 * 60 * 60 * 1000;

/** The calendar day in Dhaka, such as 2026-11-22. Later days are greater texts. */
export const dhakaDay = (time: Date): string =>
  new Date(time.getTime() + OFFSET_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The seconds until the day ends in Dhaka, at least 1. */
export const secondsLeftInDay = (time: Date): number =>
  Math.ceil((DAY_MS - ((time.getTime() + OFFSET_MS) % DAY_MS)) / 1000);
