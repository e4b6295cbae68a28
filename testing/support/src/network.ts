import type { Page } from '@playwright/test';
import { siteUrl } from './product-environment.ts';

/** Lets the browser render the first page, too, so that a test can change the requests for its data. */
export const renderInBrowser = (page: Page): Promise<void> =>
  page.context().addCookies([{ name: 'rendering', value: 'browser', url: siteUrl }]);

/** Matches requests to a path of the API with any query. */
const requestsTo = (path: string) => (url: URL) => url.pathname === `/api${path}`;

/** Records the URLs of matching requests from now on. */
export function recordRequests(page: Page, urls: RegExp): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (urls.test(request.url())) requests.push(request.url());
  });
  return requests;
}

/** Holds matching requests until the returned function is called. */
export async function holdRequests(page: Page, urls: RegExp | ((url: URL) => boolean)): Promise<() => void> {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(urls, async (route) => {
    await gate;
    await route.fallback();
  });
  return release;
}

/**
 * Resolves when the next matching request has ended, and the page has rendered two more frames. A request that the page
 * gives up has ended, too. Call it before the request starts.
 */
export async function endOfRequest(page: Page, urls: RegExp | ((url: URL) => boolean)): Promise<void> {
  const request = await page.waitForRequest((one) =>
    urls instanceof RegExp ? urls.test(one.url()) : urls(new URL(one.url())),
  );
  const response = await request.response();
  await response?.finished();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Holds requests to a path of the API until the returned function is called. */
export async function holdResponses(page: Page, path: string): Promise<() => void> {
  await renderInBrowser(page);
  return holdRequests(page, requestsTo(path));
}

/** Responds to requests of one method with the JSON. */
export async function respond(page: Page, path: string, json: unknown, method = 'GET'): Promise<void> {
  await renderInBrowser(page);
  await page.route(requestsTo(path), (route) =>
    route.request().method() === method ? route.fulfill({ json }) : route.fallback(),
  );
}

/** Fails requests with a status, or without one as a broken network does. @returns a function that ends the failure */
export async function failRequests(
  page: Page,
  path: string,
  { status, method = 'GET' }: { status?: number; method?: string } = {},
): Promise<() => Promise<void>> {
  await renderInBrowser(page);
  const calls = requestsTo(path);
  await page.route(calls, (route) => {
    if (route.request().method() !== method) return route.fallback();
    if (status === undefined) return route.abort('connectionfailed');
    return route.fulfill({ status, contentType: 'application/problem+json', body: '{}' });
  });
  return () => page.unroute(calls);
}
