import { expectContract } from '@roommate/api-client/testing';
import { expect, type Browser, type BrowserContext, type Request } from '@playwright/test';

const API = '/api';

/** What is wrong with the answer to a request; undefined when nothing is, or when no API gave it. */
async function wrongWith(request: Request): Promise<string | undefined> {
  const url = new URL(request.url());
  if (!url.pathname.startsWith(`${API}/`)) return undefined;
  const response = await request.response();
  // A test's own answer comes from no server.
  if (!response || response.status() === 304 || !(await response.serverAddr())) return undefined;
  const text = await response.text();
  try {
    expectContract({
      method: request.method(),
      path: url.pathname.slice(API.length) + url.search,
      status: response.status(),
      // As the page sees it: the headers on the wire are those of the 304 where the browser took its copy.
      contentType: response.headers()['content-type'] ?? null,
      text,
    });
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** Compares every answer of the API to any page with the OpenAPI document, those of contexts that come later too. */
export function watchAnswers(browser: Browser) {
  const checks: Promise<string | undefined>[] = [];
  const check = (request: Request) => {
    // What goes wrong while a page is closed says nothing of the answer.
    checks.push(wrongWith(request).catch(() => undefined));
  };
  const watched: BrowserContext[] = [];
  const watch = (context: BrowserContext) => {
    watched.push(context.on('requestfinished', check));
  };
  browser.contexts().forEach(watch);
  browser.on('context', watch);
  return {
    /** Ends the watch. @throws when an answer was none that the document promises */
    async expectPromised(): Promise<void> {
      browser.off('context', watch);
      for (const context of watched) context.off('requestfinished', check);
      const wrong = (await Promise.all(checks)).filter((text) => text !== undefined);
      expect(wrong, 'answers that the OpenAPI document does not promise').toEqual([]);
    },
  };
}
