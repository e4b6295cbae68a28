import { PAGE_DATA_ELEMENT_ID } from '@roommate/release-registry';
import type { Session } from '@roommate/test-support/session';
import { errors, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { chooseControls, type Control } from './choose-controls.ts';
import { describeControls } from './describe-controls.ts';
import { phone, slowPhone } from './line.ts';
import { pressControl } from './press-control.ts';
import type { Press } from './presses-text.ts';
import { watchPresses } from './watch-presses.ts';

const ATTRIBUTE = 'data-control';
const selectorOf = ({ number }: Control): string => `[${ATTRIBUTE}="${number}"]`;

export interface PressTarget {
  url: string;
  /** The page is there when this is. */
  selector: string;
  signedIn: boolean;
  /** What the browser has stored before each press. */
  storage: Session;
  /** Whether all controls of the header and the footer count. */
  isWhole: boolean;
}

/** Opens the page in a new tab, with the storage as it was: a logout or a draft must not change other presses. */
async function open(
  context: BrowserContext,
  { url, selector, signedIn, storage }: PressTarget,
): Promise<Page> {
  await context.setStorageState(storage);
  const page = await context.newPage();
  // tsx keeps the names of functions with a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(watchPresses);
  await slowPhone(await context.newCDPSession(page));
  await page.goto(url);
  await page.locator(`#${PAGE_DATA_ELEMENT_ID}`).waitFor({ state: 'detached' });
  if (signedIn) await page.locator('header button', { hasText: 'Logout' }).waitFor({ state: 'attached' });
  await page.locator(selector).first().waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** @param opener the control whose press has opened them; without it all controls of the page */
async function controlsOf(page: Page, isWhole: boolean, opener?: Control): Promise<Control[]> {
  const numbering = { attribute: ATTRIBUTE, ...(opener && { opener: opener.number }) };
  return chooseControls(await page.evaluate(describeControls, numbering), isWhole);
}

interface Outcome extends Press {
  /** Labels of the controls that the press has opened. */
  opened: string[];
}

/** Presses what opens a control, and then the control. */
async function pressPath(page: Page, isWhole: boolean, path: readonly string[]): Promise<Outcome> {
  const label = path.join(' > ');
  let controls = await controlsOf(page, isWhole);
  for (const step of path) {
    const control = controls.find((one) => one.label === step);
    // Some come and go, such as those of a slider.
    if (!control) return { label, missed: 'did not come', opened: [] };
    const opened = await page.evaluate(() => {
      window.slowestPress = 0;
      return performance.timeOrigin;
    });
    try {
      await pressControl(page, selectorOf(control));
    } catch (error) {
      if (error instanceof errors.TimeoutError) return { label, missed: 'moves or is covered', opened: [] };
      throw error;
    }
    await page.waitForLoadState('domcontentloaded');
    const shown = await page.evaluate(() => performance.timeOrigin);
    // Its figures went with the former document.
    if (shown !== opened) return { label, missed: 'opens another document', opened: [] };
    controls = await controlsOf(page, isWhole, control);
  }
  const ms = await page.evaluate(() => window.slowestPress);
  return { label, ms, opened: controls.map((one) => one.label) };
}

/** Presses each control of a page that has just loaded on a slow phone, then those that it opens. */
export async function pressPage(browser: Browser, target: PressTarget): Promise<Press[]> {
  const context = await browser.newContext(phone);
  const inNewTab = async <T>(use: (page: Page) => Promise<T>): Promise<T> => {
    const page = await open(context, target);
    try {
      return await use(page);
    } finally {
      await page.close();
    }
  };
  try {
    const first = await inNewTab((page) => controlsOf(page, target.isWhole));
    const paths = first.map(({ label }) => [label]);
    const presses: Press[] = [];
    // The list grows during the loop: what a press opens comes last.
    for (const path of paths) {
      const { opened, ...press } = await inNewTab((page) => pressPath(page, target.isWhole, path));
      presses.push(press);
      paths.push(...opened.map((label) => [...path, label]));
    }
    return presses;
  } finally {
    await context.close();
  }
}
