import { answer, breakCall, holdBack } from '@roommate/test-support/network';
import type { Page } from 'playwright-core';

type Step = (page: Page) => Promise<unknown>;

/** Lets the calls to a path of the API fail: with a status, else as if the network were away. */
export const failing =
  (path: string, failure: { status?: number; method?: string } = { status: 500 }): Step =>
  (page) =>
    breakCall(page, path, failure);

/** Lets the calls to a path of the API never end. */
export const hanging =
  (path: string): Step =>
  (page) =>
    holdBack(page, path);

/** Answers the calls to a path of the API. */
export const answering =
  (path: string, json: unknown, method?: string): Step =>
  (page) =>
    answer(page, path, json, method);

/** One after the other. */
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

/** Waits until a text shows. */
export const says =
  (text: string | RegExp): Step =>
  (page) =>
    page.getByText(text).first().waitFor();

/** Waits until a dialog shows. */
export const asks =
  (name: string): Step =>
  (page) =>
    page.getByRole('dialog', { name, exact: true }).waitFor();

/** Waits until a toast shows. */
export const toasts =
  (text: string | RegExp): Step =>
  (page) =>
    page.getByRole('region', { name: 'Notifications' }).getByText(text).waitFor();

/** Types into a field of the page's main area. */
export const type =
  (label: RegExp, text: string): Step =>
  (page) =>
    page.getByRole('main').getByRole('textbox', { name: label }).fill(text);
