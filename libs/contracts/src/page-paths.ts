/** The addresses of the product's pages (spec, section 2): the one place for links between remotes. */
export const pagePaths = {
  home: '/',
  login: '/login',
  register: '/register',
  about: '/about',
  faq: '/faq',
  contact: '/contact',
  browse: '/browse-listings',
  details: (id: string) => `/roommate/${encodeURIComponent(id)}`,
  edit: (id: string) => `/mylistings/update/${encodeURIComponent(id)}`,
  dashboard: '/dashboard',
  allListings: '/dashboard/all-listings',
  myListings: '/dashboard/my-listings',
  addListing: '/dashboard/add-listing',
  /** Links of the spec whose paths its route table leaves open: they lead to the dashboard's pages. */
  addListingLink: '/add-listings',
  myListingsLink: '/my-listings',
} as const;

/** The state of a history entry that a link to a listing's page may set: with it the page has its heading at once. */
export interface DetailsLinkState {
  title: string;
}
