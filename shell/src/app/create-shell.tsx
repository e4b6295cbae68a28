import type { PageConfig, PageData } from '@roommate/release-registry';
import {
  createBrowserRouter,
  forgetPersonalTextsOnSignOut,
  provideServices,
  RouterProvider,
  type RouteObject,
} from '@roommate/shell-api';
import type { ReactNode } from 'react';
import { createSenders } from '../api/create-senders.ts';
import { lateApi } from '../api/late-api.ts';
import { sessionCredentials } from '../api/session-credentials.ts';
import { Authentication } from '../auth/authentication.ts';
import { nextTask } from '../async/next-task.ts';
import { keptUser } from '../auth/kept-user.ts';
import { startAuthentication } from '../auth/start-authentication.ts';
import { SignInContext } from '../auth/sign-in-context.ts';
import { keepSignInHint } from '../auth/sign-in-hint.ts';
import { SavesData } from '../data-saver/saves-data-context.ts';
import { dialogs } from '../dialogs/dialogs.ts';
import { toasts } from '../notifications/toasts.ts';
import { forgetPagesOnSignOut } from '../offline/forget-pages-on-sign-out.ts';
import { keepVisitedPagesLater } from '../offline/keep-visited-pages-later.ts';
import { ServedSkeleton, type ServedSkeletonHtml } from '../pages/served-skeleton.ts';
import type { RemoteCatalogue } from '../remotes/remote-catalogue.ts';
import { prefetchPages } from '../prefetch/prefetch-pages.ts';
import { SavedListingsStore } from '../saved/saved-listings-store.ts';
import { createLogInAgain } from '../sign-in/log-in-again.ts';
import { waitForFirstPage } from './wait-for-first-page.ts';
import { lateCode } from './late-code.ts';
import { loadMatchedPages } from './load-matched-pages.ts';
import { remoteRoute } from './remote-route.tsx';
import { PAGES_ROUTE_ID, shellRoutes } from './routes.tsx';
import { startWhenShown } from './start-when-shown.ts';

interface ShellOptions {
  config: PageConfig;
  catalogue: RemoteCatalogue;
  /** The routes of the first page, and the data that the server has rendered it with. */
  first?: { pages: RouteObject[]; data?: PageData };
  skeleton?: ServedSkeletonHtml | null;
}

/** Puts the shell together and starts it. @returns the application, to be rendered once */
export async function createShell({
  config,
  catalogue,
  first,
  skeleton = null,
}: ShellOptions): Promise<ReactNode> {
  const { isGuarded } = catalogue;

  const authentication = new Authentication({
    loadBackend: async () => {
      // Signed-in people need the bell, too: one request.
      const { createFirebaseBackend } = await import(
        /* webpackChunkName: "signed-in" */ '../auth/firebase-backend.ts'
      );
      // The visitor can press and scroll in between: docs/decisions/0269-start-in-steps.md.
      await nextTask();
      return createFirebaseBackend(config);
    },
    confirmLogout: async () => (await lateCode.load()).confirmLogout(router, isGuarded),
    onLogout: async () => (await lateCode.load()).onLogout(router, isGuarded),
  });
  const savedListings = new SavedListingsStore();
  const senders = createSenders(
    new URL(config.apiBase, location.origin).href,
    sessionCredentials(authentication, {
      isGuarded: () => isGuarded((router.state.navigation.location ?? router.state.location).pathname),
      subscribe: (check) => router.subscribe(check),
    }),
  );
  provideServices({
    api: lateApi(senders, lateCode),
    notifications: toasts,
    dialogs,
    authentication: {
      logout: () => authentication.logout(),
      logInAgain: createLogInAgain(authentication),
    },
    savedListings,
    siteSettings: { mapStyleUrl: config.mapStyleUrl ?? null },
  });
  if (!first?.data) void lateCode.loadWithRetries();

  const routes = shellRoutes(catalogue, config.preview, first?.pages);
  if (first?.data) {
    await loadMatchedPages(routes, location.pathname);
    await nextTask();
  }
  // With it, the first render does not scroll to the top of a page that shows already.
  const hydrationData = first?.data ?? (first?.pages[0] && { loaderData: {} });
  const router = createBrowserRouter(routes, {
    ...(hydrationData && { hydrationData }),
    patchRoutesOnNavigation: catalogue.discover(PAGES_ROUTE_ID, remoteRoute(catalogue)),
  });
  const prefetcher = prefetchPages(catalogue, routes);
  keepSignInHint();
  forgetPagesOnSignOut();
  keepVisitedPagesLater(config);
  forgetPersonalTextsOnSignOut();
  const start = () => {
    void startAuthentication(authentication);
    void lateCode
      .loadWithRetries()
      .then(({ startAfterPage }) => startAfterPage(router, senders, prefetcher, isGuarded));
  };
  savedListings.start();
  const needsUser = isGuarded(location.pathname) && !first?.data;
  const user = needsUser ? keptUser(config) : null;
  if (user) authentication.expect(user);
  // A page of an expected user shows without the SDK.
  if (needsUser && !user) start();
  else startWhenShown(router, start);
  if (user) await waitForFirstPage(router);

  return (
    <SavesData value={config.savesData === true}>
      <SignInContext value={authentication}>
        <ServedSkeleton value={skeleton}>
          <RouterProvider router={router} />
        </ServedSkeleton>
      </SignInContext>
    </SavesData>
  );
}
