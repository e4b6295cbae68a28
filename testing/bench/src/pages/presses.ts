import { PAGE_DATA_ELEMENT_ID } from '@roommate/release-registry';
import type { Browser, Page } from 'playwright-core';
import { phone, slowPhone } from './line.ts';
import type { MeasuredSite } from './measured-site.ts';
import type { MeasuredPage } from './pages.ts';
import { numberControls, watchPresses } from './watch-presses.ts';

/** https://web.dev/articles/inp calls up to 200 ms good. */
const TARGET_MS = 200;
/** The browser reports an interaction after its paint. */
const REPORT_MS = 1500;
const NUMBER = 'data-control';

interface Press {
  label: string;
  ms: number;
}

async function open(page: Page, url: string): Promise<string[]> {
  await page.goto(url);
  await page.locator(`#${PAGE_DATA_ELEMENT_ID}`).waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  return page.evaluate(numberControls, NUMBER);
}

/** Presses a control of a page that has just loaded, and types into it if it takes text. */
async function press(page: Page, index: number): Promise<number> {
  const control = page.locator(`[${NUMBER}="${index}"]`);
  await control.scrollIntoViewIfNeeded();
  // Before the press, because a link leaves the page.
  const takesText = await control.evaluate((element) =>
    element.matches('textarea, input[type="text"], input[type="search"]'),
  );
  await control.tap({ timeout: 5000 });
  if (takesText) await page.keyboard.type('mi');
  await page.waitForTimeout(REPORT_MS);
  return page.evaluate(() => window.slowestPress);
}

async function pressAll(browser: Browser, site: MeasuredSite, target: MeasuredPage): Promise<Press[]> {
  const context = await browser.newContext({
    ...phone,
    ...(target.signedIn && { storageState: site.session }),
  });
  try {
    const page = await context.newPage();
    // tsx keeps the names of functions with a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named;');
    await page.addInitScript(watchPresses);
    await slowPhone(await context.newCDPSession(page));
    const url = site.url + target.path(site.listing);
    const presses: Press[] = [];
    for (const label of await open(page, url)) {
      const index = (await open(page, url)).indexOf(label);
      // Some controls come and go, such as those of a slider.
      if (index >= 0) presses.push({ label, ms: await press(page, index) });
    }
    return presses;
  } finally {
    await context.close();
  }
}

/**
 * Presses the controls of pages on a slow phone, each on a page that has just loaded.
 * @returns the slowest of each page as text
 */
export async function slowestPresses(
  browser: Browser,
  site: MeasuredSite,
  pages: readonly MeasuredPage[],
): Promise<string> {
  const lines: string[] = [];
  for (const target of pages) {
    const presses = (await pressAll(browser, site, target)).sort((a, b) => b.ms - a.ms);
    const slow = presses.filter(({ ms }) => ms >= TARGET_MS).length;
    const slowest = presses.slice(0, 3).map(({ label, ms }) => `${label} ${ms.toFixed(0)} ms`);
    lines.push(
      `${target.name}: ${presses.length} controls, ${slow} too slow. Slowest: ${slowest.join(', ')}`,
    );
  }
  return [`Presses on a slow phone, until the next paint. Target: below ${TARGET_MS} ms.`, ...lines].join(
    '\n',
  );
}
