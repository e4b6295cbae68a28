/** The list and one listing, with or without a query. A like changes no card. */
const LISTINGS = /^\/api\/roommates(?:\/[^/?]*)?\/?(?:\?|$)/;

const ALL_OF_LISTINGS = /^\/api\/roommates(?:[/?]|$)/;

/**
 * Whether a request that succeeds shows that the API reaches its listings. Health checks and preflights do not.
 * @param url path and query
 */
export const usesListings = (method: string, url: string): boolean =>
  method !== 'OPTIONS' && ALL_OF_LISTINGS.test(url);

/** Whether a request that succeeds changes listings on rendered pages. @param url path and query */
export const changesListings = (method: string, url: string): boolean =>
  ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method) && LISTINGS.test(url);
