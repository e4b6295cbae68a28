import { pagePaths } from '@roommate/contracts';
import { PAGE_DATA_ELEMENT_ID } from '@roommate/release-registry';
import type { Browser } from 'playwright-core';
import { phone, slowDown, slowPhone } from './line.ts';
import { median } from '../median.ts';
import type { MeasuredSite } from './measured-site.ts';
import type { OpenedPage } from './pages.ts';

/** When content must show. */
const TARGET_MS = 150;
/** Enough for the code and the data of a page on the slow connection. */
const PREFETCH_MS = 4000;
/** A page that takes longer does not open. */
const LATEST_MS = 30_000;

/**
 * Runs in the page. It must not look in each frame: each look would cost the page a frame.
 * @returns milliseconds from the next click to the frame with the first new element that matches, as a promise in an object,
 * so that the caller does not wait for it
 */
function nextContent({ selector, latestMs }: { selector: string; latestMs: number }): {
  shown: Promise<number>;
} {
  for (const old of document.querySelectorAll(selector)) old.setAttribute('data-old', '');
  const shown = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error(`Nothing new matches ${selector}.`)), latestMs);
    const start = (): void => {
      const began = performance.now();
      // It is called after React has changed the page.
      const observer = new MutationObserver(() => {
        if (document.querySelector(`:is(${selector}):not([data-old])`) === null) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          // This task runs right after the frame with the content. React's effects follow it, and so may the next frame.
          void scheduler.postTask(() => resolve(performance.now() - began), { priority: 'user-blocking' });
        });
      });
      observer.observe(document, { childList: true, subtree: true });
    };
    addEventListener('click', start, { capture: true, once: true });
  });
  return { shown };
}

async function visitOnce(browser: Browser, site: MeasuredSite, opened: OpenedPage): Promise<number> {
  const { path, selector, signedIn, linkedFrom = pagePaths.home } = opened;
  const context = await browser.newContext({ ...phone, ...(signedIn && { storageState: site.session }) });
  try {
    const page = await context.newPage();
    // tsx keeps the names of functions with a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named;');
    // The page finds out that the phone is slow. The connection is slow only later, to save time.
    const session = await context.newCDPSession(page);
    await slowPhone(session);
    await page.goto(site.url + linkedFrom);
    await page.locator(`#${PAGE_DATA_ELEMENT_ID}`).waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    // Pages for signed-in people load ahead when the session is known.
    if (signedIn) await page.locator('header button', { hasText: 'Logout' }).waitFor({ state: 'attached' });
    await slowDown(session);
    const target = path(site.listing);
    const link = page.locator(`a[href="${target}"]:visible`).last();
    await link.focus();
    await page.waitForTimeout(PREFETCH_MS);
    const content = await page.evaluateHandle(nextContent, { selector, latestMs: LATEST_MS });
    // Without this option, Playwright would run its own code in the page's click. It does not check what it hits.
    await link.tap({ force: true });
    const time = await content.evaluate(({ shown }) => shown);
    if (new URL(page.url()).pathname !== target) throw new Error(`The link to ${target} was not hit.`);
    return time;
  } finally {
    await context.close();
  }
}

/**
 * Opens pages from another page on a slow phone, after the app has prefetched them.
 * @returns the medians as text
 */
export async function prefetchedVisits(
  browser: Browser,
  site: MeasuredSite,
  pages: readonly OpenedPage[],
  runs: number,
): Promise<string> {
  const lines: string[] = [];
  for (const opened of pages) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await visitOnce(browser, site, opened));
    lines.push(`${opened.name}: ${median(times).toFixed(0)} ms`);
  }
  return [`Prefetched pages, until content shows. Target: ${TARGET_MS} ms.`, ...lines].join('\n');
}
