import { expect, type Page } from '@playwright/test';
import { postRoom } from './support/accounts.ts';
import { newRoom } from './support/listings.ts';
import { publicRoutes, signedInRoutes } from './support/routes.ts';
import { settled } from './support/settled.ts';
import { test as signedIn } from './support/signed-in.ts';
import { test } from './support/test.ts';

async function expectNoSidewaysScroll(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(path);
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

/** Texts as long as people write them, and a word that has no place to break. */
const longRoom = () =>
  newRoom({
    title: `Room ${'x'.repeat(100)}`,
    location:
      'House 12/A, Road 7, Sector 11, Uttara Model Town, opposite the Zamzam Convention Centre, Dhaka 1230',
    contact: `${'y'.repeat(80)}@example.com`,
  });

test.describe('WCAG 2.2 AA: no sideways scrolling at 320 px', () => {
  for (const path of publicRoutes) {
    test(path, ({ page }) => expectNoSidewaysScroll(page, path));
  }
});

signedIn.describe('WCAG 2.2 AA: no sideways scrolling at 320 px for signed-in people', () => {
  for (const [index, name] of signedInRoutes('{id}').entries()) {
    signedIn(name, async ({ page, member }) => {
      const id = await postRoom(member, longRoom());
      await expectNoSidewaysScroll(page, signedInRoutes(id)[index] ?? name);
    });
  }
});
