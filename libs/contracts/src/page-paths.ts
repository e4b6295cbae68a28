/** The route patterns of pages about one listing. */
export const listingPagePatterns = {
  details: '/roommate/:id',
  edit: '/mylistings/update/:id',
} as const;

/** The route pattern of the page about an area. */
export const AREA_PAGE_PATTERN = '/areas/:id';

const withId = (pattern: string) => (id: string) => pattern.replace(':id', encodeURIComponent(id));

/** The URL paths of the product's pages (spec, section 2). Every link between pages takes its path from here. */
export const pagePaths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  /** Where the links of the identity provider's emails lead: its action URL (docs/operations.md). */
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  about: '/about',
  faq: '/faq',
  contact: '/contact',
  browse: '/browse-listings',
  /** Not in the specification: what the visitor saved, and rooms side by side. */
  saved: '/saved',
  compare: '/compare',
  /** Not in the specification: all areas with rooms, and each of them. */
  areas: '/areas',
  area: withId(AREA_PAGE_PATTERN),
  details: withId(listingPagePatterns.details),
  edit: withId(listingPagePatterns.edit),
  dashboard: '/dashboard',
  allListings: '/dashboard/all-listings',
  myListings: '/dashboard/my-listings',
  addListing: '/dashboard/add-listing',
  /** Not in the specification: what a person looks for, and the rooms that fit. */
  preferences: '/dashboard/preferences',
  /** Not in the specification: new rooms that match saved searches. */
  alerts: '/dashboard/alerts',
  /** Not in the specification: for people whose programs use the API. */
  apiKeys: '/dashboard/api-keys',
  /** The specification links to these paths but does not define their pages. They redirect to the dashboard's pages. */
  addListingLink: '/add-listings',
  myListingsLink: '/my-listings',
} as const;

const DETAILS_PATH = /^\/roommate\/([0-9a-f]{24})\/?$/i;

/** Finds the id of the listing whose details page has this path; undefined for other paths and malformed ids. */
export const findListingId = (pathname: string): string | undefined => DETAILS_PATH.exec(pathname)?.[1];

/** The state that a link to a listing may add to its history entry. The page can then show the heading immediately. */
export interface DetailsLinkState {
  title: string;
}
