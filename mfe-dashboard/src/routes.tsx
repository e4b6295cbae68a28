import { pagePaths } from '@roommate/contracts';
import { Navigate, sessionStore, type PageHandle, type RouteObject } from '@roommate/shell-api';
import { QueryLayout } from '@roommate/shell-api/query';
import { alertsLoader } from './features/alerts/alerts.ts';
import { allListingsLoader } from './features/all-listings/all-listings.ts';
import { apiKeysLoader } from './features/api-keys/api-keys.ts';
import { myListingsLoader } from './features/my-listings/my-listings.ts';
import { preferencesLoader } from './features/preferences/preferences.ts';
import { overviewLoader } from './features/overview/overview.ts';

/** The request of a page ahead has no `context`, and no loader here needs it. */
type Load = (page: Parameters<PageHandle['prefetch']>[0]) => Promise<unknown>;

const isSignedIn = (): boolean => sessionStore.getState().status === 'signed-in';

/**
 * The visit, too, runs the loader. It shows what has loaded ahead, and asks again for what can have changed. Nothing loads
 * ahead before the provider has confirmed the user: from a public page, the API would get requests without a token. The
 * `false` then matters: it tells the shell to try again at the next intent.
 */
const withDataAhead = (load: Load) => ({
  loader: load,
  handle: { prefetch: (page) => isSignedIn() && load(page) } satisfies PageHandle,
});

/**
 * The dashboard (spec, section 2). remote.json declares the same paths and their access to the shell. Other paths below
 * /dashboard have no route, so the shell shows its not-found page.
 */
export const routes: RouteObject[] = [
  {
    Component: QueryLayout,
    children: [
      {
        path: pagePaths.dashboard,
        lazy: () => import('./layout/dashboard-layout.tsx'),
        children: [
          {
            index: true,
            ...withDataAhead(overviewLoader),
            lazy: () => import('./features/overview/overview-page.tsx'),
          },
          {
            path: pagePaths.allListings,
            ...withDataAhead(allListingsLoader),
            lazy: () => import('./features/all-listings/all-listings-page.tsx'),
          },
          {
            path: pagePaths.myListings,
            ...withDataAhead(myListingsLoader),
            // The choice of cards or table changes the URL, but not the listings.
            shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
              currentUrl.search === nextUrl.search && defaultShouldRevalidate,
            lazy: () => import('./features/my-listings/my-listings-page.tsx'),
          },
          {
            path: pagePaths.addListing,
            lazy: () => import('./features/add-listing/add-listing-page.tsx'),
          },
          {
            path: pagePaths.preferences,
            // Its form waits for the visit's own request, so that it never starts from old preferences.
            loader: preferencesLoader,
            lazy: () => import('./features/preferences/preferences-page.tsx'),
          },
          {
            path: pagePaths.alerts,
            ...withDataAhead(alertsLoader),
            lazy: () => import('./features/alerts/alerts-page.tsx'),
          },
          {
            path: pagePaths.apiKeys,
            ...withDataAhead(apiKeysLoader),
            lazy: () => import('./features/api-keys/api-keys-page.tsx'),
          },
        ],
      },
    ],
  },
  { path: pagePaths.addListingLink, element: <Navigate to={pagePaths.addListing} replace /> },
  { path: pagePaths.myListingsLink, element: <Navigate to={pagePaths.myListings} replace /> },
];
