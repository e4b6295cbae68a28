import type { Page } from '@playwright/test';

/** Lets an operation of the identity provider fail with one of its codes, or without an answer. */
export const refuse = (page: Page, operation: string, code?: string): Promise<unknown> =>
  page.route(`**/accounts:${operation}*`, (route) =>
    code === undefined
      ? route.abort('connectionfailed')
      : route.fulfill({ status: 400, json: { error: { code: 400, message: code, errors: [] } } }),
  );
