import { expect, type Locator, type Page } from '@playwright/test';
import { postRoom } from '@roommate/test-support/accounts';
import { publicRoutes, signedInRoutes } from '@roommate/test-support/routes';
import { settled } from '@roommate/test-support/settled';
import { test as signedIn } from '@roommate/test-support/signed-in';
import { test } from '@roommate/test-support/test';

/** 320 px is the width of WCAG 1.4.10. */
const WIDTHS = [360, 320];

/** Users may set a larger font in the browser. All sizes in rem grow, and the screen does not. */
async function expectToFit(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  await settled(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    for (const rootFont of [24, 32]) await expectWidth(page, width, rootFont);
  }
}

async function expectWidth(page: Page, width: number, rootFont: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}px`;
  }, rootFont);
  const found = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(found, `the width of the page at ${rootFont} px`).toBeLessThanOrEqual(width);
  const menu = await page.getByRole('banner').getByRole('button', { name: 'Menu' }).boundingBox();
  expect(
    menu && menu.x + menu.width,
    `the right edge of the menu button at ${rootFont} px`,
  ).toBeLessThanOrEqual(width);
}

/** The words of links that break inside. An email address may break after its @ and before a dot. */
const brokenWords = (links: Locator): Promise<string[]> =>
  links.evaluateAll((all) =>
    all.flatMap((link) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s@-]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );

async function enlargeText(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto(path);
  await settled(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
}

test.describe('WCAG 2.2 AA: a root font of 32 px at 320 px', () => {
  test('breaks no word of a link in the footer', async ({ page }) => {
    await enlargeText(page, '/faq');
    expect(await brokenWords(page.getByRole('contentinfo').getByRole('link'))).toEqual([]);
  });

  signedIn('breaks no word of a link in the footer, and keeps Logout off the edge', async ({ page }) => {
    await enlargeText(page, '/faq');
    expect(await brokenWords(page.getByRole('contentinfo').getByRole('link'))).toEqual([]);
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    const logout = await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('button', { name: 'Logout' })
      .boundingBox();
    expect(logout && logout.x + logout.width).toBeLessThanOrEqual(320 - 16);
  });
});

test.describe('WCAG 2.2 AA: a root font of 24 and 32 px fits at 360 and 320 px', () => {
  for (const path of publicRoutes) test(path, ({ page }) => expectToFit(page, path));
});

signedIn.describe('WCAG 2.2 AA: large text for signed-in people', () => {
  for (const [index, name] of signedInRoutes('{id}').entries()) {
    signedIn(name, async ({ page, member }) => {
      await expectToFit(page, signedInRoutes(await postRoom(member))[index] ?? name);
    });
  }
});
