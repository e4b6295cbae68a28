import { pagePaths } from '@roommate/contracts';
import type { PagePreview } from '@roommate/release-registry';
import type { RouteObject } from '@roommate/shell-api';
import { FatalErrorPage } from '../fallbacks/fatal-error-page.tsx';
import { PagePending } from '../pages/page-pending.tsx';
import { RouteErrorPage } from '../fallbacks/route-error-page.tsx';
import type { RemoteCatalogue } from '../remotes/remote-catalogue.ts';
import { UnmatchedPage } from '../fallbacks/unmatched-page.tsx';
import { Layout } from './layout.tsx';

/** Remotes add their routes below this one. It has the layout and an error page for a remote page that fails. */
export const PAGES_ROUTE_ID = 'pages';

/**
 * The routes that the shell knows on its own.
 * @param remotePages the routes of the first page's remote, if they are known before the router starts
 */
export const shellRoutes = (
  catalogue: RemoteCatalogue,
  preview: PagePreview | null = null,
  remotePages: RouteObject[] = [],
): RouteObject[] => [
  {
    element: <Layout catalogue={catalogue} preview={preview} />,
    errorElement: <FatalErrorPage catalogue={catalogue} />,
    children: [
      {
        id: PAGES_ROUTE_ID,
        hydrateFallbackElement: <PagePending />,
        errorElement: <RouteErrorPage catalogue={catalogue} />,
        children: [
          { path: pagePaths.login, lazy: () => import('../sign-in/login-page.tsx') },
          { path: pagePaths.register, lazy: () => import('../sign-in/register-page.tsx') },
          { path: pagePaths.forgotPassword, lazy: () => import('../sign-in/forgot-password-page.tsx') },
          { path: pagePaths.resetPassword, lazy: () => import('../sign-in/reset-password-page.tsx') },
          { path: pagePaths.confirmEmail, lazy: () => import('../sign-in/confirm-email-page.tsx') },
          ...remotePages,
          { path: '*', element: <UnmatchedPage catalogue={catalogue} /> },
        ],
      },
    ],
  },
];
