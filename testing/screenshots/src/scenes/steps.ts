import * as network from '@roommate/test-support/network';
import type { Page } from 'playwright-core';

type Step = (page: Page) => Promise<unknown>;

/** Makes requests to an API path fail: with a status, or without one as if the network were down. */
export const failRequests =
  (path: string, failure: { status?: number; method?: string } = { status: 500 }): Step =>
  (page) =>
    network.failRequests(page, path, failure);

/** Makes all requests to an API path never end. */
export const holdRequests =
  (path: string): Step =>
  (page) =>
    network.holdResponses(page, path);

/** Makes requests of one method to an API path never end. */
export const hangRequests =
  (path: string, method: string): Step =>
  (page) =>
    page.route(`**/api${path}`, (route) =>
      route.request().method() === method ? undefined : route.fallback(),
    );

/** Responds to requests to an API path. */
export const respondWith =
  (path: string, json: unknown, method?: string): Step =>
  (page) =>
    network.respond(page, path, json, method);

/** Runs steps one after the other. */
export const steps =
  (...all: Step[]): Step =>
  async (page) => {
    for (const step of all) await step(page);
  };

/** Presses a button of the page's main area. */
export const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('main').getByRole('button', { name, exact: true }).first().click();

export const waitForText =
  (text: string | RegExp): Step =>
  (page) =>
    page.getByText(text).first().waitFor();

export const waitForDialog =
  (name: string): Step =>
  (page) =>
    page.getByRole('dialog', { name, exact: true }).waitFor();

export const waitForToast =
  (text: string | RegExp): Step =>
  (page) =>
    page.getByRole('region', { name: 'Notifications' }).getByText(text).waitFor();

/** Types into a field of the page's main area, with or without suggestions. */
export const type =
  (label: RegExp, text: string): Step =>
  (page) => {
    const main = page.getByRole('main');
    return main
      .getByRole('textbox', { name: label })
      .or(main.getByRole('combobox', { name: label }))
      .fill(text);
  };
