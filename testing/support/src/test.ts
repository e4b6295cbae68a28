import { test as base } from '@playwright/test';
import { watchResponses } from './watch-responses.ts';

/**
 * Playwright's test. It also fails if a page got an API response that does not match the OpenAPI document.
 */
export const test = base.extend<{ documentedResponses: undefined }>({
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    // A click on a rendered page does nothing until its scripts have taken over. Chromium drops input before the first
    // paint, which a hidden page never has.
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (javaScriptEnabled !== false && options?.waitUntil !== 'commit') {
        await page.waitForFunction(
          () =>
            document.getElementById('page-data') === null &&
            (document.hidden || performance.getEntriesByType('paint').length > 0),
        );
      }
      return response;
    };
    await use(page);
  },
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
