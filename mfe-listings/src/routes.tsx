import { AREA_PAGE_PATTERN, listingPagePatterns, pagePaths } from '@roommate/contracts';
import type { PageHandle, RouteObject } from '@roommate/shell-api';
import { QueryLayout } from '@roommate/shell-api/query';
import { areaLoader } from './features/area/area.ts';
import { areasLoader } from './features/areas/areas.ts';
import { browseLoader, prefetchBrowse } from './features/browse/browse-loader.ts';
import { compareLoader } from './features/compare/compare-loader.ts';
import { editLoader } from './features/edit/edit-loader.ts';
import { listingLoader, prefetchListing } from './features/listing/listing.ts';

const ahead = (prefetch: PageHandle['prefetch']): PageHandle => ({ prefetch });

/** The pages of this remote. remote.json declares the same paths and their access to the shell. */
export const routes: RouteObject[] = [
  {
    Component: QueryLayout,
    children: [
      {
        path: pagePaths.browse,
        loader: browseLoader,
        handle: ahead(prefetchBrowse),
        lazy: () => import('./features/browse/browse-page.tsx'),
      },
      {
        path: pagePaths.areas,
        loader: areasLoader,
        handle: ahead(() => void areasLoader()),
        lazy: () => import('./features/areas/areas-page.tsx'),
      },
      {
        path: AREA_PAGE_PATTERN,
        loader: areaLoader,
        handle: ahead((page) => void areaLoader(page)),
        lazy: () => import('./features/area/area-page.tsx'),
      },
      {
        path: pagePaths.saved,
        lazy: () => import('./features/saved/saved-page.tsx'),
      },
      {
        path: pagePaths.compare,
        loader: compareLoader,
        handle: ahead((page) => void compareLoader(page)),
        lazy: () => import('./features/compare/compare-page.tsx'),
      },
      {
        path: listingPagePatterns.details,
        loader: listingLoader,
        handle: ahead(prefetchListing),
        lazy: () => import('./features/details/details-page.tsx'),
      },
      {
        path: listingPagePatterns.edit,
        loader: editLoader,
        // Another run on the same path would replace the form, with everything that the user has typed.
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
        lazy: () => import('./features/edit/edit-page.tsx'),
      },
    ],
  },
];
