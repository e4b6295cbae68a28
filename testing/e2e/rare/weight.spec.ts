import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { repositoryRoot } from '@roommate/server/env';
import { postRoom } from '@roommate/test-support/accounts';
import { fullyLoaded } from '@roommate/test-support/fully-loaded';
import { newRoom } from '@roommate/test-support/listings';
import { respond } from '@roommate/test-support/network';
import { siteUrl } from '@roommate/test-support/product-environment';
import { hydrated, rendered } from '@roommate/test-support/rendered';
import { publicRoutes, signedInRoutes } from '@roommate/test-support/routes';
import { settled } from '@roommate/test-support/settled';
import { test as signedIn } from '@roommate/test-support/signed-in';
import { test } from '@roommate/test-support/test';
import {
  librariesIn,
  unoptimizedImages,
  loadedLibraries,
  loadedImages,
  loadedScripts,
  scriptsBeforeHydration,
  scrollThrough,
  withoutAvif,
} from '@roommate/test-support/weight';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

signedIn.use(interceptsRequests);

const MAX_IMAGE_BYTES = 60_000;
const MAX_PAGE_IMAGE_BYTES = 200_000;

/** The heaviest images of the demo rooms, one page of browse. Home shows the first eight. */
const roomsFolder = join(repositoryRoot, 'shell/public/pictures/rooms');
const heaviest = readdirSync(roomsFolder)
  .filter((name) => name.endsWith('.webp'))
  .map((name) => ({
    image: name,
    // In the heavier of the two formats.
    bytes: Math.max(
      ...[name, name.replace(/webp$/, 'avif')].map((file) => statSync(join(roomsFolder, file)).size),
    ),
  }))
  .sort((a, b) => b.bytes - a.bytes)
  .slice(0, 24);

/** The weight of images that people post is not limited. */
const rooms = heaviest.map(({ image }, index) => ({
  ...newRoom({ imageUrl: `${siteUrl}/pictures/rooms/${image}` }),
  _id: String(index).padStart(24, '0'),
  rentAmount: 9500,
  availability: 'available',
  name: 'Farhana Akter',
  likes: 0,
  views: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}));

/** On a fast connection, the code of the next pages loads ahead. */
const loadNothingAhead = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } });
  });

async function weigh(page: Page, path: string): Promise<void> {
  for (const list of ['/roommates', '/roommates/available', '/roommates/mylistings']) {
    await respond(page, list, rooms);
  }
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    // A second visit of the same URL would be a reload, which restores the scroll position.
    // A blank page is never painted.
    await page.goto('about:blank', { waitUntil: 'commit' });
    await page.goto(path);
    await settled(page);
    expect.soft(await unoptimizedImages(page), `${viewport.width} px`).toEqual([]);
    await scrollThrough(page);
    if (path === '/') await showEveryHeroImage(page);
    const images = await loadedImages(page);
    const sum = images.reduce((bytes, image) => bytes + image.bytes, 0);
    expect.soft(sum, JSON.stringify(images)).toBeLessThan(MAX_PAGE_IMAGE_BYTES);
    expect.soft(images.filter(({ bytes }) => bytes >= MAX_IMAGE_BYTES)).toEqual([]);
  }
}

async function showEveryHeroImage(page: Page): Promise<void> {
  for (const number of [2, 3]) {
    await page.getByRole('button', { name: `Show image ${number} of 3` }).click();
    const slide = page.getByRole('group', { name: `${number} of 3` }).first();
    await expect
      .poll(() => slide.locator('img').evaluate((image: HTMLImageElement) => image.complete))
      .toBe(true);
  }
}

test.describe('design 8 Light: images below 60 KB, below 200 KB per page, sized, and lazy below the fold', () => {
  // The map hides the list on a phone, so its lazy images never load. Browse has the same images.
  for (const path of publicRoutes.filter((one) => !one.includes('view=map'))) {
    test(path, ({ page }) => weigh(page, path));
  }

  for (const path of ['/', '/about', '/browse-listings']) {
    test(`${path} in a browser without AVIF`, async ({ page }) => {
      await withoutAvif(page);
      await weigh(page, path);
      expect((await loadedImages(page)).map(({ type }) => type)).not.toContain('image/avif');
    });
  }
});

signedIn.describe('design 8 Light: images of the signed-in pages', () => {
  for (const [index, name] of signedInRoutes('{id}').entries()) {
    signedIn(name, async ({ page, member }) => {
      const id = await postRoom(member, newRoom({ imageUrl: rooms[0]?.imageUrl ?? '' }));
      await weigh(page, signedInRoutes(id)[index] ?? name);
    });
  }
});

signedIn('a room needs few files for a signed-in person', async ({ page, member }) => {
  const id = await postRoom(member, newRoom());
  // A page that comes without its content needs the code of its data, too.
  await rendered(page.request, `/roommate/${id}`, { cookie: 'signed-in=1' });
  await loadNothingAhead(page);
  await page.goto(`/roommate/${id}`);
  await fullyLoaded(page);
  const scripts = (await loadedScripts(page)).map((url) => new URL(url).pathname);
  // The container, its routes and the page. The layout with queries needs no file of its own.
  expect(scripts.filter((path) => path.startsWith('/mfe/'))).toHaveLength(3);
  // The client of the API comes with the sign-in, and nothing of the sign-in pages.
  expect(scripts).toContainEqual(expect.stringMatching(/\/signed-in\.\w+\.js$/));
  expect(scripts).not.toContainEqual(expect.stringMatching(/\/(api|sign-in)\.\w+\.js$/));
});

signedIn('the dashboard loads its library for data beside the sign-in', async ({ page }) => {
  await page.route('**/signed-in.*.js', () => undefined);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect.poll(() => loadedScripts(page)).toContainEqual(expect.stringMatching(/\/query\.\w+\.js$/));
});

test.describe('design 8 Light: a page loads only the libraries that it needs', () => {
  test.beforeEach(({ page }) => loadNothingAhead(page));

  for (const path of publicRoutes) {
    test(path, async ({ page }) => {
      await page.goto(path);
      await fullyLoaded(page);
      // The Google button needs Firebase immediately: a browser blocks a window that opens long after the click.
      const withGoogle = ['/login', '/register'].includes(path);
      // Without a link from an email, the page for a new password has no form.
      const withForm = ['/login', '/register', '/forgot-password', '/contact'].includes(path);
      await expect
        .poll(() => loadedLibraries(page))
        .toEqual([
          ...(path === '/' ? ['Swiper'] : []),
          ...(withGoogle ? ['Firebase'] : []),
          ...(withForm ? ['Zod'] : []),
        ]);
    });
  }

  for (const path of publicRoutes) {
    test(`${path} names none of them in its HTML`, async ({ page }) => {
      const html = await (await page.request.get(path)).text();
      const scripts = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, script = '']) => script);
      expect(scripts).not.toEqual([]);
      expect(await librariesIn(page, scripts)).toEqual([]);
    });
  }

  test('the content does not wait for Firebase', async ({ page }) => {
    await page.route('**/shell/*/static/js/async/**', () => undefined);
    await page.goto('/faq', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeVisible();
    expect(await loadedLibraries(page)).toEqual([]);
  });
});

test.describe('React takes over with few scripts', () => {
  // With brotli.
  for (const [path, kilobytes] of [
    ['/', 145],
    ['/browse-listings', 135],
  ] as const) {
    test(`${path}: at most ${kilobytes} KB`, async ({ page }) => {
      await rendered(page.request, path);
      await loadNothingAhead(page);
      await page.goto(path);
      await hydrated(page);
      expect(await scriptsBeforeHydration(page)).toBeLessThan(kilobytes * 1000);
    });
  }
});
