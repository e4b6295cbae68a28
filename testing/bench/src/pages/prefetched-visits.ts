import { pagePaths } from '@roommate/contracts';
import { PAGE_DATA_ELEMENT_ID } from '@roommate/release-registry';
import type { Browser } from 'playwright-core';
import { phone, slowDown, slowPhone } from './line.ts';
import { median } from '../median.ts';
import type { MeasuredPage } from './pages.ts';

/** When content must show. */
const TARGET_MS = 150;
/** Enough for the code and the data of a page on the slow connection. */
const PREFETCH_MS = 4000;

/** Runs in the page. @returns milliseconds from the next click to the first new element that matches */
function nextContent(selector: string): Promise<number> {
  for (const old of document.querySelectorAll(selector)) old.setAttribute('data-old', '');
  return new Promise((resolve) => {
    const start = (): void => {
      const began = performance.now();
      const look = (): void => {
        const isThere = document.querySelector(`${selector}:not([data-old])`) !== null;
        if (!isThere) return void requestAnimationFrame(look);
        // This task runs right after the frame with the content. React's effects follow it, and so may the next frame.
        void scheduler.postTask(() => resolve(performance.now() - began), { priority: 'user-blocking' });
      };
      look();
    };
    addEventListener('click', start, { capture: true, once: true });
  });
}

async function visitOnce(browser: Browser, site: string, path: string, selector: string): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    // tsx keeps the names of functions with a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named;');
    // The page finds out that the phone is slow. The connection is slow only later, to save time.
    const session = await context.newCDPSession(page);
    await slowPhone(session);
    await page.goto(site + pagePaths.home);
    await page.locator(`#${PAGE_DATA_ELEMENT_ID}`).waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    await slowDown(session);
    const link = page.locator(`footer a[href="${path}"]`).first();
    await link.focus();
    await page.waitForTimeout(PREFETCH_MS);
    const content = page.evaluate(nextContent, selector);
    await link.tap();
    return await content;
  } finally {
    await context.close();
  }
}

/**
 * Opens public pages from home on a slow phone, after the app has prefetched them.
 * @param site URL
 * @returns the medians as text
 */
export async function prefetchedVisits(
  browser: Browser,
  site: string,
  pages: readonly MeasuredPage[],
  runs: number,
): Promise<string> {
  const lines: string[] = [];
  for (const { name, path, selector, signedIn } of pages) {
    // Home links to all public pages but itself.
    if (signedIn || path('') === pagePaths.home || path('') === pagePaths.login) continue;
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await visitOnce(browser, site, path(''), selector));
    lines.push(`${name}: ${median(times).toFixed(0)} ms`);
  }
  return [`Prefetched pages, until content shows. Target: ${TARGET_MS} ms.`, ...lines].join('\n');
}
