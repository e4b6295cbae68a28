const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The waits between attempts. A receiver that is down for a day loses nothing. */
const delays = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  10 * HOUR_MS,
];

/**
 * @param attempts so far, at least 1
 * @returns milliseconds until the next attempt; undefined after the last one
 */
export const retryDelay = (attempts: number): number | undefined => delays[attempts - 1];
