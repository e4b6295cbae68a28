import type { Change } from '../change.ts';

/** The API knows an idempotency key for 24 hours. An hour is left for slow requests. */
const LASTS_MS = 23 * 60 * 60 * 1000;

/** Whether the API may have forgotten the key of a change. The person may have forgotten the change, too. */
export const isTooOld = ({ madeAt }: Change): boolean => Date.now() - madeAt > LASTS_MS;

/** The change as one that the person is asked about. */
export const asTooOld = (change: Change): Change => ({
  ...change,
  state: 'refused',
  reason: 'It has waited for a day.',
});
