import { pagePaths } from '@roommate/contracts';
import { Navigate, type RouteObject } from '@roommate/shell-api';

/**
 * The dashboard (spec, section 2). remote.json declares the same paths and their access to the shell. Other paths below
 * /dashboard have no route, so the shell shows its not-found page.
 */
export const routes: RouteObject[] = [
  {
    path: pagePaths.dashboard,
    lazy: async () => ({ Component: (await import('./layout/dashboard-layout.tsx')).DashboardLayout }),
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
