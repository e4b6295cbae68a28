import { expect, type Locator, type Page } from '@playwright/test';

const MAX_STEPS = 80;

/** Presses Tab until the element has the focus. @throws if Tab does not reach it */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  // An element that is missing or disabled cannot take the focus.
  await expect(target).toBeEnabled();
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${String(target)}.`);
}

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Moves the focus to a field of the form by Tab and types. */
export async function typeInto(page: Page, label: RegExp, text: string): Promise<void> {
  const main = page.getByRole('main');
  await tabTo(
    page,
    main.getByRole('textbox', { name: label }).or(main.getByRole('combobox', { name: label })),
  );
  await page.keyboard.type(text);
}

/** Moves the focus to a link or button by Tab and presses Enter. */
export async function follow(page: Page, link: Locator): Promise<void> {
  await tabTo(page, link);
  await page.keyboard.press('Enter');
}
