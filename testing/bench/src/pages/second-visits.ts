import { PAGES_CACHE } from '@roommate/release-registry';
import type { Session } from '@roommate/test-support/session';
import { startSlowSite, type SlowSite } from '@roommate/test-support/slow-site';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { phone, slowPhone } from './line.ts';
import { median } from '../median.ts';
import type { MeasuredSite } from './measured-site.ts';
import type { OpenedPage } from './pages.ts';
import { watchPage } from './watch-page.ts';

/** Until the service worker has installed itself and stored the page. Pages register it ten seconds after they load. */
const STORED_TIMEOUT_MS = 60_000;
/** When content must show, also on Slow 4G. */
const TARGET_MS = 500;

async function isStored(page: Page): Promise<boolean> {
  return page.evaluate(
    async (name) => (await (await caches.open(name)).match(location.href)) !== undefined,
    PAGES_CACHE,
  );
}

async function visitOnce(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  const end = Date.now() + STORED_TIMEOUT_MS;
  while (!(await isStored(page))) {
    if (Date.now() > end) throw new Error(`${url} was not stored.`);
    await page.waitForTimeout(200);
  }
  await page.close();
}

/** @returns the time in milliseconds until the element that matters shows, while the site is slow */
async function visitAgain(
  context: BrowserContext,
  url: string,
  { selector }: OpenedPage,
  slow: SlowSite,
): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(watchPage, selector);
  await slowPhone(await context.newCDPSession(page));
  const release = slow.holdPages();
  try {
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.timeline.firstContent > 0);
    return await page.evaluate(() => window.timeline.firstContent);
  } finally {
    release();
    await page.close();
  }
}

/** The sign-in of a site belongs to its origin. */
const sessionFor = ({ session }: MeasuredSite, url: string): Session => ({
  ...session,
  origins: session.origins.map((origin) => ({ ...origin, origin: url })),
});

/**
 * Visits pages a second time, on a slow phone, while the site does not respond at all. The page then shows the copy of the
 * service worker, so the figures are those of the slowest connection. Of a page that the browser renders, the copy has
 * the title.
 * @returns the medians as text
 */
export async function secondVisits(
  browser: Browser,
  site: MeasuredSite,
  pages: readonly OpenedPage[],
  runs: number,
): Promise<string> {
  const slow = await startSlowSite(site.url);
  const visitors = await browser.newContext(phone);
  const member = await browser.newContext({ ...phone, storageState: sessionFor(site, slow.url) });
  try {
    const lines: string[] = [];
    for (const opened of pages) {
      const context = opened.signedIn ? member : visitors;
      const url = slow.url + opened.path(site.listing);
      await visitOnce(context, url);
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        times.push(await visitAgain(context, url, opened, slow));
      }
      lines.push(`${opened.name}: ${median(times).toFixed(0)} ms`);
    }
    return [`Second visits, until content shows. Target: ${TARGET_MS} ms.`, ...lines].join('\n');
  } finally {
    await visitors.close();
    await member.close();
    await slow.close();
  }
}
