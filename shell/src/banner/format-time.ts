/**
 * Formats a time with its day, in the visitor's time zone.
 * @param time an ISO or HTTP date, or milliseconds since 1970
 */
export const formatTime = (time: string | number): string =>
  new Date(time).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
