/** A date without a time, so without a time zone. */
export const formatDay = (date: string): string =>
  new Date(date).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
