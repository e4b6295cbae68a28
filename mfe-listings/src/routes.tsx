import { AREA_PAGE_PATTERN, listingPagePatterns, pagePaths } from '@roommate/contracts';
import type { PageHandle, RouteObject } from '@roommate/shell-api';
import { QueryLayout } from '@roommate/shell-api/query';
import { areaDetailLoader } from './features/area-detail/area-detail-query.ts';
import { areaListLoader } from './features/area-list/area-list-query.ts';
import { browseLoader, prefetchBrowse } from './features/browse/browse-loader.ts';
import { withSearchCode } from './features/browse/search-code.ts';
import { compareLoader } from './features/compare/compare-loader.ts';
import { editLoader } from './features/edit/edit-loader.ts';
import { listingLoader, prefetchListing } from './features/listing/listing.ts';
import { savedLoader } from './features/saved/saved-loader.ts';

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
        lazy: () => withSearchCode(import('./features/browse/browse-page.tsx')),
      },
      {
        path: pagePaths.areas,
        loader: areaListLoader,
        handle: ahead(() => void areaListLoader()),
        lazy: () => import('./features/area-list/area-list-page.tsx'),
      },
      {
        path: AREA_PAGE_PATTERN,
        loader: areaDetailLoader,
        handle: ahead((page) => void areaDetailLoader(page)),
        lazy: () => import('./features/area-detail/area-detail-page.tsx'),
      },
      {
        path: pagePaths.saved,
        loader: savedLoader,
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
