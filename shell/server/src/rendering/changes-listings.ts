/** The list and one listing, with or without a query. A like changes no card. */
const LISTINGS = /^\/api\/roommates(?:\/[^/?]*)?\/?(?:\?|$)/;

/** Whether a request that succeeds changes listings on rendered pages. @param url path and query */
export const changesListings = (method: string, url: string): boolean =>
  ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method) && LISTINGS.test(url);
