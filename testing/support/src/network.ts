import type { Page } from '@playwright/test';

/** Matches the calls to a path of the API, whatever their query. */
const callsTo = (path: string) => (url: URL) => url.pathname === `/api${path}`;

/** Holds back the answers to what is asked for at such addresses until the returned function is called. */
export async function holdRequests(page: Page, urls: RegExp | ((url: URL) => boolean)): Promise<() => void> {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(urls, async (route) => {
    await gate;
    await route.fallback();
  });
  return release;
}

/** Holds back the answers to a call of the API until the returned function is called. */
export const holdBack = (page: Page, path: string): Promise<() => void> => holdRequests(page, callsTo(path));

/** Answers a call with the JSON, for the given method only. */
export async function answer(page: Page, path: string, json: unknown, method = 'GET'): Promise<void> {
  await page.route(callsTo(path), (route) =>
    route.request().method() === method ? route.fulfill({ json }) : route.fallback(),
  );
}

/** Lets a call fail: with a status, or without one as if the network were away. @returns lets it work again */
export async function breakCall(
  page: Page,
  path: string,
  { status, method = 'GET' }: { status?: number; method?: string } = {},
): Promise<() => Promise<void>> {
  const calls = callsTo(path);
  await page.route(calls, (route) => {
    if (route.request().method() !== method) return route.fallback();
    if (status === undefined) return route.abort('connectionfailed');
    return route.fulfill({ status, contentType: 'application/problem+json', body: '{}' });
  });
  return () => page.unroute(calls);
}
