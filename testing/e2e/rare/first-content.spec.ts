import { expect, type Page } from '@playwright/test';
import { pagePaths } from '@roommate/contracts';
import { hydrated } from '@roommate/test-support/rendered';
import { test } from '@roommate/test-support/test';

/** Whether the page had a form when its heading appeared. */
const formsAtHeading = (page: Page, heading: string): Promise<boolean> =>
  page.evaluate(
    (text) =>
      new Promise<boolean>((resolve) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector('main h1')?.textContent !== text) return;
          observer.disconnect();
          resolve(document.querySelector('main form') !== null);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    heading,
  );

const pages = [
  { path: pagePaths.contact, link: 'Contact', heading: 'Contact Us', field: 'Message' },
  { path: pagePaths.login, link: 'Login', heading: 'Login', field: 'Email' },
];

for (const { path, link, heading, field } of pages) {
  test(`${path} shows its heading before its form, and all at once when somebody returns`, async ({
    page,
  }) => {
    await page.goto(pagePaths.about);
    await hydrated(page);
    const opened = formsAtHeading(page, heading);
    await page.getByRole('link', { name: link, exact: true }).first().click();
    expect(await opened).toBe(false);
    await expect(page.getByLabel(field)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeHidden();
    const returned = formsAtHeading(page, heading);
    await page.goForward();
    expect(await returned).toBe(true);
  });
}
