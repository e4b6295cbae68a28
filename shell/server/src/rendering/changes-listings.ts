/** The list and one listing, with or without a query. A like changes no card. */
const LISTINGS = /^\/api\/roommates(?:\/[^/?]*)?\/?(?:\?|$)/;

/**
 * Whether the API needs its database for a request. Health checks and preflights succeed also without it.
 * @param url path and query
 */
export const needsDatabase = (method: string, url: string): boolean =>
  method !== 'OPTIONS' && url.startsWith('/api/roommates');

/** Whether a request that succeeds changes listings on rendered pages. @param url path and query */
export const changesListings = (method: string, url: string): boolean =>
  ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method) && LISTINGS.test(url);
