// Imports the file, because the package exports it only for @roommate/source. Playwright does not set this condition.
import { expectContract } from '../../../libs/api-client/src/testing/index.ts';
import { expect, type Browser, type BrowserContext, type Request } from '@playwright/test';

const API = '/api';

/** @returns the fault of the response to a request. Undefined without one, or if it is not from the API */
async function findMismatch(request: Request): Promise<string | undefined> {
  const url = new URL(request.url());
  if (!url.pathname.startsWith(`${API}/`)) return undefined;
  const response = await request.response();
  // A response that a test provides comes from no server.
  if (!response || response.status() === 304 || !(await response.serverAddr())) return undefined;
  const text = await response.text();
  try {
    expectContract({
      method: request.method(),
      path: url.pathname.slice(API.length) + url.search,
      status: response.status(),
      // The header that the page sees. The wire may carry a 304 instead, if the browser has a copy.
      contentType: response.headers()['content-type'] ?? null,
      text,
    });
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** Compares every API response to any page with the OpenAPI document, also in contexts that open later. */
export function watchResponses(browser: Browser) {
  const checks: Promise<string | undefined>[] = [];
  const check = (request: Request) => {
    // A failure while a page closes says nothing about the response.
    checks.push(findMismatch(request).catch(() => undefined));
  };
  const watched: BrowserContext[] = [];
  const watch = (context: BrowserContext) => {
    watched.push(context.on('requestfinished', check));
  };
  browser.contexts().forEach(watch);
  browser.on('context', watch);
  return {
    /** Ends the watch. @throws if a response did not match the document */
    async expectDocumented(): Promise<void> {
      browser.off('context', watch);
      for (const context of watched) context.off('requestfinished', check);
      const wrong = (await Promise.all(checks)).filter((text) => text !== undefined);
      expect(wrong, 'responses that do not match the OpenAPI document').toEqual([]);
    },
  };
}
