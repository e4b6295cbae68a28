/** The messages of refusals for open lists: the limiter sends them and the operation docs show them. */
export const TOO_MANY_LISTS =
  'You are reading the maximum number of long lists already. Try again in a few seconds.';
export const LISTS_BUSY = 'The maximum number of long lists is being read. Try again in a few seconds.';
