import { pagePaths } from '@roommate/contracts';
import { Navigate, type RouteObject } from '@roommate/shell-api';

/**
 * The dashboard (spec, section 2); remote.json tells the shell the same paths and who may visit them. Any other path
 * below /dashboard has no route here and so gets the shell's not-found page.
 */
export const routes: RouteObject[] = [
  {
    path: pagePaths.dashboard,
    lazy: async () => ({ Component: (await import('./frame/dashboard-frame.tsx')).DashboardFrame }),
    children: [
      {
        index: true,
        lazy: async () => ({
          Component: (await import('./features/overview/overview-page.tsx')).OverviewPage,
        }),
      },
      {
        path: pagePaths.allListings,
        lazy: async () => ({
          Component: (await import('./features/all-listings/all-listings-page.tsx')).AllListingsPage,
        }),
      },
      {
        path: pagePaths.myListings,
        lazy: async () => ({
          Component: (await import('./features/my-listings/my-listings-page.tsx')).MyListingsPage,
        }),
      },
      {
        path: pagePaths.addListing,
        lazy: async () => ({
          Component: (await import('./features/add-listing/add-listing-page.tsx')).AddListingPage,
        }),
      },
    ],
  },
  { path: pagePaths.addListingLink, element: <Navigate to={pagePaths.addListing} replace /> },
  { path: pagePaths.myListingsLink, element: <Navigate to={pagePaths.myListings} replace /> },
];
