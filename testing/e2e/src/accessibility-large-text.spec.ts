import { expect, type Page } from '@playwright/test';
import { postRoom } from '@roommate/test-support/accounts';
import { publicRoutes, signedInRoutes } from '@roommate/test-support/routes';
import { settled } from '@roommate/test-support/settled';
import { test as signedIn } from '@roommate/test-support/signed-in';
import { test } from '@roommate/test-support/test';

const WIDTH = 360;

/** Users may set a larger font in the browser. All sizes in rem grow, and the screen does not. */
async function expectToFit(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: WIDTH, height: 740 });
  await page.goto(path);
  await settled(page);
  for (const rootFont of [24, 32]) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}px`;
    }, rootFont);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `the width of the page at ${rootFont} px`).toBeLessThanOrEqual(WIDTH);
    const menu = await page.getByRole('banner').getByRole('button', { name: 'Menu' }).boundingBox();
    expect(
      menu && menu.x + menu.width,
      `the right edge of the menu button at ${rootFont} px`,
    ).toBeLessThanOrEqual(WIDTH);
  }
}

test.describe('WCAG 2.2 AA: a root font of 24 and 32 px fits at 360 px', () => {
  for (const path of publicRoutes) test(path, ({ page }) => expectToFit(page, path));
});

signedIn.describe('WCAG 2.2 AA: large text for signed-in people', () => {
  for (const [index, name] of signedInRoutes('{id}').entries()) {
    signedIn(name, async ({ page, member }) => {
      await expectToFit(page, signedInRoutes(await postRoom(member))[index] ?? name);
    });
  }
});
