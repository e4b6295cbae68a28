import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@roommate/test-support/axe';
import { browserOptions } from '@roommate/test-support/browser';
import { startMapService, type MapService } from '@roommate/test-support/map-service';
import { startReleaseSite, type ReleaseSite } from '@roommate/test-support/release-site';
import { settled } from '@roommate/test-support/settled';
import { test } from '@roommate/test-support/test';

// A browser without a graphics card has WebGL only with software rendering.
test.use({
  launchOptions: { ...browserOptions, args: [...browserOptions.args, '--enable-unsafe-swiftshader'] },
});

const map = (page: Page) => page.getByRole('application', { name: 'Map of the rooms' });
const streets = (page: Page) => map(page).locator('canvas');
const drawing = (page: Page) => map(page).locator('svg');
const marker = (page: Page) =>
  page.getByRole('list', { name: 'Areas on the map' }).getByRole('button').first();
const notice = (page: Page) => page.getByText('The street map could not be loaded.');

test.describe('the map with MAP_STYLE_URL', () => {
  let service: MapService;
  let site: ReleaseSite;
  test.beforeAll(async () => {
    service = await startMapService();
    const port = Number(process.env.E2E_SITE_PORT ?? 3400) + 60 + test.info().parallelIndex;
    site = await startReleaseSite(port, { MAP_STYLE_URL: service.styleUrl });
  });
  test.afterEach(() => service.recover());
  test.afterAll(async () => {
    await site.stop();
    await service.stop();
  });

  for (const width of [360, 1280]) {
    test(`has streets under the same markers and keys at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(`${site.url}/browse-listings?view=map`);
      await expect(streets(page)).toBeVisible();
      await expect(drawing(page)).toHaveCount(0);
      // The worker reads the data of the style.
      expect(service.requests()).toContain('/streets.json');
      await expect(page.getByRole('link', { name: '© Test maps' })).toBeVisible();
      await map(page).press('+');
      await expect(page).toHaveURL(/[?&]at=[\d.]+,[\d.]+,[\d.]+$/);
      await page.getByRole('button', { name: 'Show all areas' }).press('Enter');
      await expect(page).toHaveURL(/view=map$/);
      await settled(page);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }

  test('chooses the area of a marker', async ({ page }) => {
    await page.goto(`${site.url}/browse-listings?view=map&at=23.8069,90.3687,15`);
    await expect(streets(page)).toBeVisible();
    const chosen = marker(page);
    await chosen.press('Enter');
    await expect(page).toHaveURL(/[?&]place=/);
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    await expect(streets(page)).toBeVisible();
  });

  const failures: [string, (service: MapService) => void][] = [
    ['the style fails', ({ breakFile }) => breakFile('style')],
    ['the tiles fail', ({ breakFile }) => breakFile('tiles')],
    ['the tiles do not exist', ({ breakFile }) => breakFile('tiles', 404)],
    ['the description of a source fails', ({ breakFile }) => breakFile('names.json')],
    ['the tiles are empty', ({ empty }) => empty()],
  ];
  for (const [name, fail] of failures) {
    test(`stays without streets when ${name}, until a second try`, async ({ page }) => {
      fail(service);
      await page.goto(`${site.url}/browse-listings?view=map`);
      await expect(notice(page)).toBeVisible();
      await expect(drawing(page)).toBeVisible();
      await expect(marker(page)).toBeVisible();
      await settled(page);
      await expectAccessible(page);
      service.recover();
      await page.getByRole('button', { name: 'Try Again' }).press('Enter');
      await expect(streets(page)).toBeVisible();
      await expect(notice(page)).toHaveCount(0);
    });
  }

  test('stays without streets when the network fails', async ({ page }) => {
    await page.route(`${new URL(service.styleUrl).origin}/**`, (route) => route.abort());
    await page.goto(`${site.url}/browse-listings?view=map`);
    await expect(notice(page)).toBeVisible();
    await expect(drawing(page)).toBeVisible();
  });

  test('stays without streets in a browser without WebGL', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto(`${site.url}/browse-listings?view=map`);
    await expect(notice(page)).toBeVisible();
    await expect(drawing(page)).toBeVisible();
  });

  test('stays without streets when the worker does not load', async ({ page }) => {
    await page.route('**/maplibre-gl-worker.*', (route) => route.abort());
    await page.goto(`${site.url}/browse-listings?view=map`);
    await expect(notice(page)).toBeVisible();
    await expect(drawing(page)).toBeVisible();
  });

  test('keeps the streets when the browser gives WebGL back', async ({ page }) => {
    await page.goto(`${site.url}/browse-listings?view=map`);
    await expect(streets(page)).toBeVisible();
    const isRestored = await streets(page).evaluate(async (canvas) => {
      const context = (canvas as HTMLCanvasElement).getContext('webgl2');
      const loss = context?.getExtension('WEBGL_lose_context');
      const event = (type: string) =>
        new Promise((resolve) => canvas.addEventListener(type, resolve, { once: true }));
      const lost = event('webglcontextlost');
      loss?.loseContext();
      await lost;
      // Browsers restore nothing before the event has ended.
      await new Promise(requestAnimationFrame);
      const restored = event('webglcontextrestored');
      loss?.restoreContext();
      await restored;
      return context?.isContextLost() === false;
    });
    expect(isRestored).toBe(true);
    await map(page).press('+');
    await expect(page).toHaveURL(/[?&]at=/);
    await expect(streets(page)).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });

  test('shows the drawn map when the browser has ended WebGL', async ({ page }) => {
    await page.goto(`${site.url}/browse-listings?view=map`);
    await expect(streets(page)).toBeVisible();
    await streets(page).evaluate((canvas) => {
      (canvas as HTMLCanvasElement).getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    });
    await expect(notice(page)).toBeVisible();
    await expect(drawing(page)).toBeVisible();
    await page.getByRole('button', { name: 'Try Again' }).press('Enter');
    await expect(streets(page)).toBeVisible();
  });
});

test('the map follows MAP_STYLE_URL to another service, also for a browser that has kept its files', async ({
  page,
}) => {
  const port = Number(process.env.E2E_SITE_PORT ?? 3400) + 80 + test.info().parallelIndex;
  for (let round = 0; round < 2; round += 1) {
    const service = await startMapService();
    const site = await startReleaseSite(port, { MAP_STYLE_URL: service.styleUrl });
    await page.goto(`${site.url}/browse-listings?view=map`);
    await expect(streets(page)).toBeVisible();
    // The worker reads it, with the Content-Security-Policy of its own file.
    expect(service.requests()).toContain('/streets.json');
    await site.stop();
    await service.stop();
  }
});
