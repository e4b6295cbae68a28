import type { Page } from 'playwright-core';

/** The browser reports an interaction after its paint. */
const REPORT_MS = 1500;
const TAP_TIMEOUT_MS = 10_000;

type Act = 'press' | 'type text' | 'type a number' | 'choose' | 'move';

/** Runs in the page. */
function actOf(element: Element): Act {
  if (element.matches('select')) return 'choose';
  if (element.matches('[role="application"]')) return 'move';
  // All types that take text, unless they are read-only.
  if (!element.matches(':read-write')) return 'press';
  const isNumber = element.matches('[type="date"], [inputmode="numeric"], [inputmode="decimal"]');
  return isNumber ? 'type a number' : 'type text';
}

/** Runs in the page. @returns the index of another option */
const otherOption = (element: Element): number =>
  (element as HTMLSelectElement).selectedIndex === 0 ? 1 : 0;

/** Presses a control as people do: they also type into a field, choose from a list, and move a map by key. */
export async function pressControl(page: Page, selector: string): Promise<void> {
  const control = page.locator(selector);
  await control.scrollIntoViewIfNeeded();
  // Before the press, because a link leaves the page.
  const act = await control.evaluate(actOf);
  if (act === 'move') {
    // Its middle can be below a marker, which is a control of its own.
    await control.focus();
    await page.keyboard.press('ArrowRight');
  } else await control.tap({ timeout: TAP_TIMEOUT_MS });
  if (act === 'type text') await page.keyboard.type('mi');
  if (act === 'type a number') await page.keyboard.type('12');
  if (act === 'choose') await control.selectOption({ index: await control.evaluate(otherOption) });
  await page.waitForTimeout(REPORT_MS);
}
