/** The API's paths (spec, section 7), without the prefix under which a site serves it. */
export const apiPaths = {
  listings: '/roommates',
  available: (limit: number) => `/roommates/available?limit=${limit}`,
  myListings: (email: string) => `/roommates/mylistings?email=${encodeURIComponent(email)}`,
  userListings: (email: string) => `/roommates/user/${encodeURIComponent(email)}`,
  count: '/roommates/count',
  stats: '/roommates/stats',
  listing: (id: string) => `/roommates/${encodeURIComponent(id)}`,
  like: (id: string) => `/roommates/${encodeURIComponent(id)}/like`,
  contact: '/contact',
} as const;
