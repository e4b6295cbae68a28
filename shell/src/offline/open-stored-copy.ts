import { hasUnsavedChanges, isServer, type MiddlewareFunction, type RouteObject } from '@roommate/shell-api';
import { matchRoutes, redirectDocument } from 'react-router-dom';
import { isPageHandle } from '../remotes/is-page-handle.ts';
import { losesChanges, readChanges } from './waiting-changes.ts';
import { hasCopyOfContent, timeOfCopy } from './stored-copies.ts';

// Browsers have none outside secure contexts.
const workerResponds = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** Whether another document would lose what the person has written. Only the page has a change that is offered. */
const losesInput = (): boolean =>
  losesChanges() || hasUnsavedChanges() || readChanges().some(({ state }) => state === 'offered');

/** Whether the app has the data of a page. The copy can be older, and has nothing of the person. */
const hasData = (routes: RouteObject[], pathname: string, request: Request): boolean =>
  (matchRoutes(routes, pathname) ?? []).some(
    ({ route: { handle }, params }) => isPageHandle(handle) && handle.hasData?.({ params, request }) === true,
  );

/**
 * Opens a visited page as a document when the visitor follows a link without a connection. The service worker then
 * shows its stored copy, because the data of the page cannot load: docs/decisions/0351-service-worker.md. It stays in
 * the app if no service worker would respond, or if the app has the data. It also stays if the document has something to lose.
 * @param routes of the remote
 * @param isGuarded whether only signed-in users may open a path, because most copies of these pages have no content
 */
export const openStoredCopy =
  (routes: RouteObject[], isGuarded: (pathname: string) => boolean): MiddlewareFunction =>
  async ({ request }, next) => {
    if (isServer || navigator.onLine || request.method !== 'GET') return next();
    if (!workerResponds() || losesInput()) return next();
    const { pathname, search } = new URL(request.url);
    const url = pathname + search;
    // The first page, or back in the history: it is there already.
    if (url === location.pathname + location.search) return next();
    if (hasData(routes, pathname, request)) return next();
    const isUseful = isGuarded(pathname)
      ? hasCopyOfContent(url)
      : timeOfCopy(url).then((time) => time !== undefined);
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to redirect
    if (await isUseful.catch(() => false)) throw redirectDocument(url);
    return next();
  };
