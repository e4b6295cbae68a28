import { expect, type Locator } from '@playwright/test';
import { postRoom, signUp } from '@roommate/test-support/accounts';
import { waitForPages } from '@roommate/test-support/clock';
import { fullyLoaded } from '@roommate/test-support/fully-loaded';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';
import { layoutShift } from '@roommate/test-support/layout-shift';
import { newRoom } from '@roommate/test-support/listings';
import { holdRequests } from '@roommate/test-support/network';
import { test } from '@roommate/test-support/signed-in';
import { uniqueWord } from '@roommate/test-support/unique-word';

test.use(interceptsRequests);

/** A fifth of the limit for a good page: https://web.dev/articles/cls. */
const MAX_SHIFT = 0.02;
/** Where a part of the page may begin, in px beside and above the place of its skeleton. */
const MAX_DISTANCE = 12;

const startOf = async (part: Locator): Promise<[number, number]> => {
  const box = await part.boundingBox();
  return box ? [box.x, box.y] : [NaN, NaN];
};

async function expectSamePlace(part: Locator, [x, y]: [number, number]): Promise<void> {
  const [left, top] = await startOf(part);
  expect(Math.abs(left - x)).toBeLessThan(MAX_DISTANCE);
  expect(Math.abs(top - y)).toBeLessThan(MAX_DISTANCE);
}

test.describe('a page for signed-in people arrives with its skeleton, and takes its place', () => {
  // The first block below the title, and the last one.
  for (const [path, first, last] of [
    ['/dashboard', 'stats', 'cards'],
    ['/dashboard/all-listings', 'bar', 'cards'],
    ['/dashboard/my-listings', 'three-stats', 'cards'],
    ['/dashboard/my-listings?view=table', 'three-stats', 'table'],
    ['/dashboard/add-listing', 'fields', 'fields'],
    ['/dashboard/preferences', 'pairs', 'pairs'],
    ['/dashboard/alerts', 'section', 'text'],
    ['/dashboard/api-keys', 'section', 'text'],
    ['/mylistings/update/{id}', 'fields', 'fields'],
    ['/roommate/{id}', 'listing', 'listing'],
  ] as const) {
    for (const width of [360, 1280]) {
      test(`${path} at ${width} px`, async ({ page, member, baseURL }) => {
        const url = path.replace('{id}', await postRoom(member));
        await page.setViewportSize({ width, height: 800 });
        // The server renders the details of a listing, unless it is too slow.
        await page.context().addCookies([{ name: 'rendering', value: 'browser', url: baseURL ?? '' }]);
        await page.goto('/faq');
        await expect
          .poll(async () => (await page.context().cookies()).map(({ name }) => name))
          .toContain('signed-in');
        const releaseShell = await holdRequests(page, /\/shell\/.*\.js$/);
        const releasePage = await holdRequests(page, /\/mfe\/.*\.js$/);
        await page.goto(url, { waitUntil: 'commit' });
        const title = page.locator('.skeleton-title > h1, .skeleton-listing-title > :nth-child(2)');
        await expect(page.locator(`.skeleton-${first}`).first()).toBeVisible();
        await expect(page.locator('.page-skeleton > :last-child')).toHaveClass(`skeleton-${last}`);
        const inHtml = await startOf(title);
        const titleInHtml = await title.textContent();
        const firstInHtml = await page.locator(`.skeleton-${first}`).first().boundingBox();
        releaseShell();
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(title).toBeVisible();
        await expectSamePlace(title, inHtml);
        releasePage();
        await fullyLoaded(page);
        const heading = page.getByRole('heading', { level: 1 });
        // The title of a listing is not known before its data.
        if (first !== 'listing') await expect(heading).toHaveText(titleInHtml ?? '');
        await expectSamePlace(heading, inHtml);
        const content = page.getByRole('main').locator('header:has(h1) + *');
        await expectSamePlace(content, [firstInHtml?.x ?? NaN, firstInHtml?.y ?? NaN]);
        if (first.endsWith('stats')) {
          const height = (await content.boundingBox())?.height ?? NaN;
          expect(Math.abs(height - (firstInHtml?.height ?? NaN))).toBeLessThan(MAX_DISTANCE);
        }
        expect(await layoutShift(page)).toBeLessThan(MAX_SHIFT);
      });
    }
  }
});

test('in forced colors, the title has no ornament, neither in the skeleton nor on the page', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/faq');
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain('signed-in');
  const releasePage = await holdRequests(page, /\/mfe\/.*\.js$/);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const ornament = (title: Locator) =>
    title.evaluate((element) => getComputedStyle(element, '::after').display);
  await expect.poll(() => ornament(page.locator('.skeleton-title > h1'))).toBe('none');
  releasePage();
  await fullyLoaded(page);
  expect(await ornament(page.getByRole('heading', { level: 1 }))).toBe('none');
});

for (const width of [360, 1280]) {
  test(`nothing on the page of alerts moves when they arrive at ${width} px`, async ({ page, member }) => {
    const word = uniqueWord();
    const headers = { authorization: `Bearer ${member.idToken}` };
    const data = { query: `q=${word}` };
    expect((await page.request.post('/api/saved-searches', { headers, data })).ok()).toBe(true);
    await postRoom(await signUp(), newRoom({ title: `Room with a ${word}` }));
    const unread = async () => (await page.request.get('/api/alerts/unread', { headers })).text();
    await expect.poll(unread).not.toBe('{"unread":0}');
    await page.setViewportSize({ width, height: 800 });
    const release = await holdRequests(page, /\/api\/alerts$/);
    await page.goto('/dashboard/alerts');
    await expect(page.getByText('Loading your alerts...')).toBeVisible();
    release();
    await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
    await fullyLoaded(page);
    expect(await layoutShift(page)).toBeLessThan(MAX_SHIFT);
  });
}

test('React renders no skeleton if the files of the page are there and the person is known', async ({
  page,
}) => {
  await waitForPages(page);
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('main .page-skeleton')) Object.assign(window, { hasSkeleton: true });
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/dashboard');
  await expect(page.getByText(/^Welcome back, /)).toBeVisible();
  expect(await page.evaluate(() => 'hasSkeleton' in window)).toBe(false);
});
