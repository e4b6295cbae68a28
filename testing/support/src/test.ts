import { test as base } from '@playwright/test';
import { watchAnswers } from './watch-answers.ts';

/**
 * Playwright's test, which fails at its end when a page got an answer of the API that the OpenAPI document does not
 * promise.
 */
export const test = base.extend<{ promisedAnswers: undefined }>({
  promisedAnswers: [
    // With `context`, so that the pages are there still when the last answers are read.
    async ({ browser, context: _ }, use) => {
      const watch = watchAnswers(browser);
      await use(undefined);
      await watch.expectPromised();
    },
    { auto: true },
  ],
});
