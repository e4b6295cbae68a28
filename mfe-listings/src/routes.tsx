import { AREA_PAGE_PATTERN, listingPagePatterns, pagePaths } from '@roommate/contracts';
import type { LoaderFunctionArgs, PageHandle, RouteObject } from '@roommate/shell-api';
import { dataCode } from './data-code.ts';
import { siteRespondsFor } from './site-responds-for.ts';
import { withSearchCode } from './features/browse/with-search-code.ts';

type DataCode = Awaited<ReturnType<typeof dataCode.load>>;
type Page = Parameters<PageHandle['prefetch']>[0];

/** A loader, whose code loads when the visitor goes to the page. A page that a server has rendered needs no loader. */
const loads =
  <T,>(loaderOf: (code: DataCode) => (args: LoaderFunctionArgs) => T) =>
  async (args: LoaderFunctionArgs) =>
    loaderOf(await dataCode.load())(args);

/**
 * Without a connection, or on a weak one, the open list shows without the code. It says that it loads, or that it needs a
 * connection, and the code loads later. A file that fails although the site responds is tried once more. If it is gone, the
 * shell gets the failure and reloads the page: docs/decisions/0388-browse-without-queries.md.
 */
const loadBrowse = async (args: LoaderFunctionArgs) => {
  const code = await dataCode
    .load()
    .catch(async (error: unknown) => ((await siteRespondsFor(error)) ? dataCode.load() : undefined));
  return code ? code.browseLoader(args) : {};
};

/** Loads data before the visitor opens the page. After a failure, the next intent or the visit tries again. */
const ahead = (loaderOf: (code: DataCode) => (page: Page) => unknown): PageHandle => ({
  prefetch: async (page) => loaderOf(await dataCode.load())(page),
});

/** The layout of pages with queries. Browse starts without them: docs/decisions/0388-browse-without-queries.md. */
async function loadQueryLayout() {
  const { QueryLayout } = await import('@roommate/shell-api/query');
  return { Component: QueryLayout };
}

/** The pages of this remote. remote.json declares the same paths and their access to the shell. */
export const routes: RouteObject[] = [
  {
    path: pagePaths.browse,
    loader: loadBrowse,
    handle: ahead((code) => code.prefetchBrowse),
    lazy: () => withSearchCode(import('./features/browse/browse-page.tsx')),
  },
  {
    lazy: loadQueryLayout,
    children: [
      {
        path: pagePaths.areas,
        loader: loads((code) => code.areaListLoader),
        handle: ahead((code) => code.areaListLoader),
        lazy: () => import('./features/area-list/area-list-page.tsx'),
      },
      {
        path: AREA_PAGE_PATTERN,
        loader: loads((code) => code.areaDetailLoader),
        handle: ahead((code) => code.areaDetailLoader),
        lazy: () => import('./features/area-detail/area-detail-page.tsx'),
      },
      {
        path: pagePaths.saved,
        loader: loads((code) => code.savedLoader),
        handle: ahead((code) => code.savedLoader),
        lazy: () => import('./features/saved/saved-page.tsx'),
      },
      {
        path: pagePaths.compare,
        loader: loads((code) => code.compareLoader),
        handle: ahead((code) => code.compareLoader),
        lazy: () => import('./features/compare/compare-page.tsx'),
      },
      {
        path: listingPagePatterns.details,
        loader: loads((code) => code.listingLoader),
        handle: {
          ...ahead((code) => code.prefetchListing),
          // Without the code, nothing has loaded.
          hasData: (page) => dataCode.loaded?.hasListing(page) ?? false,
        } satisfies PageHandle,
        lazy: () => import('./features/details/details-page.tsx'),
      },
      {
        path: listingPagePatterns.edit,
        // Without data ahead: a form must not start from an older version than its visit has asked for.
        loader: loads((code) => code.editLoader),
        // Another run on the same path would replace the form, with everything that the user has typed.
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
        lazy: () => import('./features/edit/edit-page.tsx'),
      },
    ],
  },
];
