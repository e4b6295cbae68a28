import { PAGE_DATA_ELEMENT_ID, SIGN_IN_HINT } from '@roommate/release-registry';
import { waitUntil } from '@roommate/server/testing';
import type { BrowserContext, Page } from 'playwright-core';
import { attributeDifferences } from '../../../attributes/attribute-differences.ts';
import { recordElements } from '../../../attributes/record-elements.ts';
import type { RenderedPage } from '../rendered-pages.ts';
import { PROBE_TIMEOUT_MS } from '../run-probe.ts';
import { firstDifference } from './first-difference.ts';

/** Parts of a page hydrate when the browser is idle. Elements of other libraries never do, so the wait ends. */
const ALL_PARTS_TIMEOUT_MS = 5000;
const POLL_MS = 100;
/** More of them do not help to find the cause. */
const MAX_DIFFERENCES = 3;

/** The site sends a page without its content while rendering is slow. It keeps a page that it has rendered. */
const isRendered = (url: string, cookie: string): Promise<boolean> =>
  waitUntil(
    async () => {
      const html = await (await fetch(url, { headers: { cookie } })).text();
      return html.includes(`id="${PAGE_DATA_ELEMENT_ID}"`);
    },
    { limitMs: PROBE_TIMEOUT_MS, pollMs: POLL_MS },
  );

/** Waits until React has taken over every element. It marks its elements with a property. */
const allPartsHydrated = (page: Page): Promise<unknown> =>
  page
    .waitForFunction(
      () =>
        [...document.querySelectorAll('#root *')].every((element) =>
          Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
        ),
      undefined,
      { timeout: ALL_PARTS_TIMEOUT_MS },
    )
    .catch(() => undefined);

const hint = { name: SIGN_IN_HINT, value: '1' };

/**
 * Opens a page as the server renders it, and lets React take it over. The server renders a page with the access
 * `signed-in` for visitors with the hint. Then the shell finds no session, and shows the login page.
 * @returns why that failed; undefined if the page works
 */
export async function visitPage(
  context: BrowserContext,
  url: string,
  access: RenderedPage['access'],
): Promise<string | undefined> {
  const seemsSignedIn = access === 'signed-in';
  if (!(await isRendered(url, seemsSignedIn ? `${hint.name}=${hint.value}` : '')))
    return 'The site does not render it.';
  await context.clearCookies();
  if (seemsSignedIn) await context.addCookies([{ ...hint, url }]);
  const page = await context.newPage();
  await recordElements(page);
  const errors: string[] = [];
  const reports: string[] = [];
  // React reports what it recovers from as an uncaught error.
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('request', (request) => {
    if (request.url().endsWith('/client-errors')) reports.push(`The page reports ${request.postData()}.`);
  });
  try {
    const response = await page.goto(url, { timeout: PROBE_TIMEOUT_MS });
    const html = (await response?.text()) ?? '';
    const taken = await page
      .waitForFunction((id) => document.getElementById(id) === null, PAGE_DATA_ELEMENT_ID, {
        timeout: PROBE_TIMEOUT_MS,
      })
      .catch(() => undefined);
    await allPartsHydrated(page);
    if (!taken) errors.push('The scripts of the page do not take it over.');
    // A report names no text of the error.
    const [reason] = [...errors, ...reports];
    if (reason === undefined) {
      const differences = await attributeDifferences(page);
      return differences.length === 0 ? undefined : differences.slice(0, MAX_DIFFERENCES).join(' ');
    }
    return [reason, await firstDifference(page, html)].filter(Boolean).join(' ');
  } finally {
    await page.close();
  }
}
