import type { PagePreview } from '@roommate/release-registry';
import type { RouteObject } from '@roommate/shell-api';
import { FatalErrorPage } from '../pages/fatal-error-page.tsx';
import { PagePending } from '../pages/page-pending.tsx';
import { RouteErrorPage } from '../pages/route-error-page.tsx';
import type { RemoteCatalogue } from '../remotes/remote-catalogue.ts';
import { UnmatchedPage } from '../remotes/unmatched-page.tsx';
import { Layout } from './layout.tsx';
import { shellPaths } from './shell-paths.ts';

/** The route below which remotes add theirs: inside the layout, with the page that stands in for one that fails. */
export const PAGES_ROUTE_ID = 'pages';

/** The routes that the shell knows by itself. */
export const shellRoutes = (
  catalogue: RemoteCatalogue,
  preview: PagePreview | null = null,
): RouteObject[] => [
  {
    element: <Layout preview={preview} />,
    errorElement: <FatalErrorPage catalogue={catalogue} />,
    children: [
      {
        id: PAGES_ROUTE_ID,
        hydrateFallbackElement: <PagePending />,
        errorElement: <RouteErrorPage catalogue={catalogue} />,
        children: [
          { path: shellPaths.login, lazy: () => import('../pages/login-page.tsx') },
          { path: shellPaths.register, lazy: () => import('../pages/register-page.tsx') },
          { path: shellPaths.forgotPassword, lazy: () => import('../pages/forgot-password-page.tsx') },
          { path: shellPaths.resetPassword, lazy: () => import('../pages/reset-password-page.tsx') },
          { path: '*', element: <UnmatchedPage catalogue={catalogue} /> },
        ],
      },
    ],
  },
];
