import type { Session } from '@roommate/test-support/session';
import type { Browser } from 'playwright-core';
import type { MeasuredSite } from './measured-site.ts';
import { personToPress } from './person-to-press.ts';
import { pressPage } from './press-page.ts';
import type { PressedPage } from './pressed-pages.ts';
import { pressesText, TARGET_MS } from './presses-text.ts';

/** The browser of a visitor who has saved rooms. */
const visitorWith = (url: string, saved: readonly string[]): Session => ({
  cookies: [],
  origins: [{ origin: url, localStorage: [{ name: 'roommate:saved', value: JSON.stringify(saved) }] }],
});

/**
 * Presses the controls of pages on a slow phone, each on a page that has just loaded.
 * @returns the slowest of each page as text
 */
export async function slowestPresses(
  browser: Browser,
  site: MeasuredSite,
  pages: readonly PressedPage[],
): Promise<string> {
  const { session, own } = await personToPress(browser, site);
  const rooms = { listing: site.listing, own };
  const visitor = visitorWith(site.url, [site.listing, own]);
  const lines: string[] = [];
  for (const { name, path, selector, signedIn = false, isWhole = false } of pages) {
    const url = site.url + path(rooms);
    const storage = signedIn ? session : visitor;
    lines.push(pressesText(name, await pressPage(browser, { url, selector, signedIn, storage, isWhole })));
    console.log(`${name}: pressed`);
  }
  return [`Presses on a slow phone, until the next paint. Target: below ${TARGET_MS} ms.`, ...lines].join(
    '\n',
  );
}
