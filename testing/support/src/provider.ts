import type { Page } from '@playwright/test';

/** Fails an operation of the identity provider with one of its codes, or without a response. */
export const refuse = (page: Page, operation: string, code?: string): Promise<unknown> =>
  page.route(`**/accounts:${operation}*`, (route) =>
    code === undefined
      ? route.abort('connectionfailed')
      : route.fulfill({ status: 400, json: { error: { code: 400, message: code, errors: [] } } }),
  );
