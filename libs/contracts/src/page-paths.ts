/** The paths of the product's pages (spec, section 2). All links between remotes use them. */
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
  /** Links of the spec whose paths are not in its route table. They lead to the pages of the dashboard. */
  addListingLink: '/add-listings',
  myListingsLink: '/my-listings',
} as const;

/** History state that a link to a listing's page can set, so that the page has its heading at once. */
export interface DetailsLinkState {
  title: string;
}
