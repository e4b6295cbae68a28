import { test as base } from '@playwright/test';
import { watchResponses } from './watch-responses.ts';

/**
 * Playwright's test. It also fails if a page got an API response that does not match the OpenAPI document.
 */
export const test = base.extend<{ documentedResponses: undefined }>({
  page: async ({ page, javaScriptEnabled }, use) => {
    // performance.getEntriesByType is empty in a page with Playwright's clock.
    await page.addInitScript(() => {
      new PerformanceObserver(() => Object.assign(window, { isPainted: true })).observe({ type: 'paint' });
    });
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    // A click on a rendered page has its effect only after its scripts have taken over. Chromium drops input before the
    // first paint, which a hidden page never has.
    const started = async (waitUntil?: string): Promise<void> => {
      if (javaScriptEnabled === false || waitUntil === 'commit' || waitUntil === 'domcontentloaded') return;
      await page.waitForFunction(
        () => document.getElementById('page-data') === null && (document.hidden || 'isPainted' in window),
      );
    };
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      await started(options?.waitUntil);
      return response;
    };
    page.reload = async (options) => {
      const response = await reload(options);
      await started(options?.waitUntil);
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
