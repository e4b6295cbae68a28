import { expect, type Page } from '@playwright/test';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';
import { holdRequests } from '@roommate/test-support/network';
import { hydrated, rendered } from '@roommate/test-support/rendered';
import { test } from '@roommate/test-support/test';

test.use(interceptsRequests);

/** Opens a page that the server has rendered, whose scripts come only when the returned function is called. */
async function openBeforeScripts(page: Page, path: string): Promise<() => Promise<void>> {
  await rendered(page.request, path);
  const release = await holdRequests(page, /\/static\/js\//);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'isPainted' in window);
  return async () => {
    release();
    await hydrated(page);
  };
}

/** A search has its filters open on a wide screen. */
const SEARCH = '/browse-listings?availability=available';

/** Counts the entries that the visit adds to the history. */
const historyLength = (page: Page): Promise<number> => page.evaluate(() => history.length);

test.describe('what is pressed before the scripts run', () => {
  const menu = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' });

  for (const [name, press] of [
    ['a press', (page: Page) => menu(page).click()],
    ['an impatient double press', (page: Page) => menu(page).dblclick()],
    ['Enter', (page: Page) => menu(page).press('Enter')],
    ['Space', (page: Page) => menu(page).press('Space')],
  ] as const) {
    test(`opens the menu after ${name}`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const takeOver = await openBeforeScripts(page, '/');
      await press(page);
      await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
      await takeOver();
      await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
      await menu(page).click();
      await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
    });
  }

  test('opens the filters', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const takeOver = await openBeforeScripts(page, '/browse-listings');
    const filters = page.getByRole('button', { name: /^Filters/ });
    await filters.click();
    await takeOver();
    await expect(filters).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('radio', { name: /^Shared/ })).toBeVisible();
  });

  test('applies a filter once', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const takeOver = await openBeforeScripts(page, SEARCH);
    await page.getByRole('radio', { name: /^Shared/ }).check();
    const before = await historyLength(page);
    await takeOver();
    await expect(page).toHaveURL(/[?&]roomType=Shared/);
    await expect(page.getByRole('radio', { name: /^Shared/ })).toBeChecked();
    expect(await historyLength(page)).toBe(before + 1);
  });

  test('sorts by the chosen order', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const takeOver = await openBeforeScripts(page, SEARCH);
    // Unlike selectOption, a key gives the same events as a person.
    await page.getByLabel('Sort by').press('L');
    await expect(page.getByLabel('Sort by')).toHaveValue('rent');
    await takeOver();
    await expect(page).toHaveURL(/[?&]sort=rent/);
    await expect(page.getByLabel('Sort by')).toHaveValue('rent');
  });

  test('applies a typed rent', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const takeOver = await openBeforeScripts(page, SEARCH);
    const highest = page.getByLabel('Highest rent', { exact: true });
    await highest.fill('9000');
    await highest.blur();
    await takeOver();
    await expect(page).toHaveURL(/[?&]rentMax=9000/);
  });

  test('applies several changes, each in addition to the earlier ones', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const takeOver = await openBeforeScripts(page, SEARCH);
    await page.getByLabel('Highest rent', { exact: true }).fill('9000');
    await page.getByRole('radio', { name: /^Single/ }).check();
    await page.getByRole('radio', { name: /^Shared/ }).check();
    await page.getByLabel('Sort by').press('L');
    const before = await historyLength(page);
    await takeOver();
    await expect(page).toHaveURL(
      (url) =>
        url.searchParams.get('rentMax') === '9000' &&
        url.searchParams.get('roomType') === 'Shared' &&
        url.searchParams.get('sort') === 'rent',
    );
    expect(await historyLength(page)).toBe(before + 3);
  });

  test('applies a rent with Enter, typed in a field that keeps the focus', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const takeOver = await openBeforeScripts(page, SEARCH);
    const highest = page.getByLabel('Highest rent', { exact: true });
    await highest.pressSequentially('9000');
    await highest.press('ArrowLeft');
    await takeOver();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]rentMax=9000/);
    await expect(highest).toBeFocused();
    await expect(highest).toHaveValue('9000');
    await expect(highest).toHaveJSProperty('selectionStart', 3);
  });

  test('has no effect after ten seconds', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const takeOver = await openBeforeScripts(page, '/');
    await menu(page).click();
    await page.evaluate(() => {
      const late = performance.now() + 11_000;
      performance.now = () => late;
    });
    await takeOver();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('ignores events that a script dispatches', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const takeOver = await openBeforeScripts(page, '/');
    await page.evaluate(() =>
      [window, document].forEach((target) => target.dispatchEvent(new Event('click'))),
    );
    await takeOver();
    expect(errors).toEqual([]);
  });

  test('is forgotten when its control is removed', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    // Without the remote of the page, the shell replaces the HTML.
    await page.route(/\/mfe\/mfe-marketing\/.*\.js/, (route) => route.abort('connectionfailed'));
    await rendered(page.request, '/');
    const release = await holdRequests(page, /\/static\/js\//);
    await page.goto('/', { waitUntil: 'commit' });
    await menu(page).click();
    release();
    await expect(page.getByText('Part of this page could not be loaded.')).toBeVisible();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('sends no form, and keeps what was typed out of the URL', async ({ page }) => {
    const takeOver = await openBeforeScripts(page, '/contact');
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeDisabled();
    await expect(page.getByLabel('Message')).toBeDisabled();
    await takeOver();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  });
});
