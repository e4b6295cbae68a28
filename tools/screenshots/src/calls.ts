import type { Page } from 'playwright-core';

const callsTo = (path: string) => (url: URL) => url.pathname === `/api${path}`;

/** Lets the calls to a path of the API fail. */
export const failing = (path: string) => (page: Page) =>
  page.route(callsTo(path), (route) => route.fulfill({ status: 500, json: {} }));

/** Lets the calls to a path of the API never end. */
export const hanging = (path: string) => (page: Page) => page.route(callsTo(path), () => undefined);

/** Answers the calls to a path of the API. */
export const answering = (path: string, json: unknown) => (page: Page) =>
  page.route(callsTo(path), (route) => route.fulfill({ json }));

/** Presses a button of the page's main area. */
export const press = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
