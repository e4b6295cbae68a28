/** Every public page. The last path has no page. */
export const publicRoutes = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/reset-password?mode=resetPassword&oobCode=x',
  '/confirm-email',
  '/confirm-email?oobCode=x',
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
