import { pagePaths } from '@roommate/contracts';
import { replace, type RouteObject } from '@roommate/shell-api';

/**
 * The dashboard (spec, section 2); remote.json tells the shell the same paths and who may visit them. Any other path
 * below /dashboard has no route here and so gets the shell's not-found page.
 */
export const routes: RouteObject[] = [
  {
    path: pagePaths.dashboard,
    lazy: { Component: async () => (await import('./frame/dashboard-frame.tsx')).DashboardFrame },
    children: [
      {
        index: true,
        lazy: { Component: async () => (await import('./features/overview/overview-page.tsx')).OverviewPage },
      },
      {
        path: pagePaths.allListings,
        lazy: {
          Component: async () =>
            (await import('./features/all-listings/all-listings-page.tsx')).AllListingsPage,
        },
      },
      {
        path: pagePaths.myListings,
        lazy: {
          Component: async () => (await import('./features/my-listings/my-listings-page.tsx')).MyListingsPage,
        },
      },
      {
        path: pagePaths.addListing,
        lazy: {
          Component: async () => (await import('./features/add-listing/add-listing-page.tsx')).AddListingPage,
        },
      },
    ],
  },
  { path: pagePaths.addListingLink, loader: () => replace(pagePaths.addListing) },
  { path: pagePaths.myListingsLink, loader: () => replace(pagePaths.myListings) },
];
