// Without schemas, so that pages without a form do not load their library.

/** Maximum number of listings that an account, or the browser of a visitor, saves. */
export const SAVED_LISTINGS_MAX = 100;
/** Maximum number of listings that one comparison shows. */
export const COMPARED_LISTINGS_MAX = 4;
/** Unread alerts are counted up to this number: the bell shows 99+. */
export const UNREAD_COUNT_MAX = 100;

const LISTING_ID = /^[0-9a-f]{24}$/i;

/** @returns the id of a listing as it is stored, in lower case; undefined for anything else */
export const toListingId = (value: unknown): string | undefined =>
  typeof value === 'string' && LISTING_ID.test(value) ? value.toLowerCase() : undefined;
