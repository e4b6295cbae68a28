/** Every public page. The last path has no page. */
export const publicRoutes = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/about',
  '/faq',
  '/contact',
  '/browse-listings',
  '/areas',
  '/areas/mirpur',
  '/browse-listings?view=map',
  '/browse-listings?q=mirpur',
  '/saved',
  '/compare',
  '/no/such/page',
] as const;

/** The pages of links from emails, with a code that the identity provider refuses. */
export const linkRoutes = [
  '/reset-password?mode=resetPassword&oobCode=x',
  '/confirm-email?mode=verifyEmail&oobCode=x',
] as const;

/** Every page for signed-in people. @param id of a listing */
export const signedInRoutes = (id: string) =>
  [
    '/dashboard',
    '/dashboard/all-listings',
    '/dashboard/my-listings',
    '/dashboard/my-listings?view=table',
    '/dashboard/add-listing',
    '/dashboard/preferences',
    '/dashboard/alerts',
    '/dashboard/api-keys',
    `/roommate/${id}`,
    `/mylistings/update/${id}`,
  ] as const;
