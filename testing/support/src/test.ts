import { test as base } from '@playwright/test';
import { watchResponses } from './watch-responses.ts';

/**
 * Playwright's test. It also fails if a page got an API response that does not match the OpenAPI document.
 */
export const test = base.extend<{ documentedResponses: undefined }>({
  documentedResponses: [
    // Depends on `context`, so that the pages are still open when the last responses are read.
    async ({ browser, context: _ }, use) => {
      const watch = watchResponses(browser);
      await use(undefined);
      await watch.expectDocumented();
    },
    { auto: true },
  ],
});
