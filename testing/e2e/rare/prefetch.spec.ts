import { expect, type Page, type Request } from '@playwright/test';
import { postRoom, signUp } from '@roommate/test-support/accounts';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';
import { newRoom } from '@roommate/test-support/listings';
import { onFastDevice, openWithFades } from '@roommate/test-support/open-with-fades';
import { hydrated } from '@roommate/test-support/rendered';
import { test as signedIn } from '@roommate/test-support/signed-in';
import { test } from '@roommate/test-support/test';
import { uniqueWord } from '@roommate/test-support/unique-word';

test.use(interceptsRequests);
signedIn.use(interceptsRequests);

const browseLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Browse Listings' });
const isOfListings = (request: Request): boolean => request.url().includes('/mfe/mfe-listings/');
const isFirstBatch = (request: Request): boolean => /\/api\/roommates\?.*limit=24/.test(request.url());

/** Waits until all requests that have started are over. */
async function withRequestsDone(page: Page, start: () => Promise<void>): Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const code = page.waitForRequest((request) => isOfListings(request) && request.url().includes('/async/'));
  const data = page.waitForRequest((request) => request.url().includes('/api/'));
  await start();
  await Promise.all([code, data]);
  await expect.poll(() => open.size).toBe(0);
}

test.describe('the next page loads on intent', () => {
  const intents: Record<string, (page: Page) => Promise<void>> = {
    'a mouse that rests on its link': (page) => browseLink(page).hover(),
    'the focus on its link': (page) => browseLink(page).focus(),
    'a finger that rests on its link': (page) => browseLink(page).dispatchEvent('touchstart'),
  };
  for (const [intent, turn] of Object.entries(intents)) {
    test(`${intent} loads code and data, so that the visit needs no network`, async ({ page, context }) => {
      await page.goto('/faq');
      const data = page.waitForRequest(isFirstBatch);
      await withRequestsDone(page, () => turn(page));
      await data;
      await context.setOffline(true);
      await browseLink(page).click();
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    });
  }

  const passes: Record<string, (page: Page) => Promise<void>> = {
    'a pass of the mouse over a link': async (page) => {
      await browseLink(page).hover();
      await page.getByRole('heading', { level: 1 }).hover();
    },
    'a finger that scrolls from a link': async (page) => {
      await browseLink(page).dispatchEvent('touchstart');
      await browseLink(page).dispatchEvent('touchmove');
    },
    'a focus that moves on from a link': async (page) => {
      await browseLink(page).focus();
      await page.keyboard.press('Tab');
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    },
  };
  for (const [what, pass] of Object.entries(passes)) {
    test(`${what} loads nothing`, async ({ page }) => {
      await page.clock.install();
      await page.goto('/faq');
      await page.clock.pauseAt(Date.now() + 60_000);
      const requests: Request[] = [];
      page.on('request', (request) => requests.push(request));
      await pass(page);
      await page.clock.runFor(1000);
      await page.evaluate(() => fetch('/health/live'));
      expect(requests.filter(isOfListings)).toEqual([]);
    });
  }

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
    test(`nothing loads ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      await page.clock.install();
      await page.goto('/faq');
      const requests: Request[] = [];
      page.on('request', (request) => requests.push(request));
      await browseLink(page).focus();
      await page.clock.runFor(1000);
      await page.evaluate(() => fetch('/health/live'));
      expect(requests.filter(isOfListings)).toEqual([]);
    });
  }

  test('a page for signed-in people does not load for others', async ({ page }) => {
    await page.clock.install();
    await page.goto('/browse-listings');
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.getByRole('main').getByRole('article').getByRole('link').first().focus();
    await page.clock.runFor(1000);
    await page.evaluate(() => fetch('/health/live'));
    expect(requests.filter((request) => /\/api\/roommates\/[0-9a-f]{24}/.test(request.url()))).toEqual([]);
  });
});

signedIn(
  'a listing that loads ahead shows at once, and only the visit counts as a view',
  async ({ page }) => {
    const title = `Room ${uniqueWord()}`;
    const id = await postRoom(await signUp(), newRoom({ title }));
    const views = async (): Promise<unknown> => {
      const response = await page.request.get(`/api/roommates/search?q=${encodeURIComponent(title)}`);
      return ((await response.json()) as { items: { views: number }[] }).items[0]?.views;
    };
    // On a fast line, the room would load as soon as its link is in view.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', downlink: 4 } });
    });
    await page.goto(`/browse-listings?q=${encodeURIComponent(title)}`);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
    const link = page.getByRole('article', { name: title }).getByRole('link');
    const ahead = page.waitForResponse((response) => response.url().endsWith(`/api/roommates/${id}`));
    await withRequestsDone(page, () => link.focus());
    expect(await (await ahead).request().headerValue('purpose')).toBe('prefetch');
    // The API does not respond to the visit.
    const visit = `**/api/roommates/${id}`;
    await page.route(visit, () => undefined);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Top floor with a breeze')).toBeVisible();
    // Without the route, the visit reaches the API and counts.
    expect(await views()).toBe(0);
    await page.unroute(visit);
    await page.reload();
    await expect.poll(views).toBe(1);
  },
);

test.describe('pages fade into each other', () => {
  const count = (page: Page): Promise<number> =>
    page.evaluate(() => (window as unknown as { transitions: number }).transitions);
  const ended = (page: Page): Promise<number> =>
    page.evaluate(() => (window as unknown as { ended: number }).ended);
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const counted = window as unknown as { transitions: number; ended: number };
      counted.transitions = 0;
      counted.ended = 0;
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        counted.transitions += 1;
        const transition = start(update);
        void transition.finished.then(() => (counted.ended += 1));
        return transition;
      };
    }),
  );

  test('from one page to the next, but not within a page', async ({ page }) => {
    await onFastDevice(page);
    await openWithFades(page, '/faq');
    await browseLink(page).click();
    await expect(page).toHaveURL('/browse-listings');
    // A change within the page during the fade would fade too.
    await expect.poll(() => ended(page)).toBe(1);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Lowest rent');
    await expect(page).toHaveURL(/sort=rent/);
    expect(await count(page)).toBe(1);
  });

  test('once, when a second tap on the link follows', async ({ page }) => {
    await onFastDevice(page);
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      const taps = window as unknown as { outcome: Promise<unknown[]> };
      const keyNow = (): unknown => (history.state as { key?: unknown }).key;
      document.startViewTransition = (update) => {
        const transition = start(update);
        const key = keyNow();
        document.querySelector<HTMLElement>('footer a[href="/browse-listings"]')?.click();
        const failure = transition.ready.then(
          () => 'none',
          (error: unknown) => (error instanceof DOMException ? error.name : 'other'),
        );
        taps.outcome ??= transition.finished.then(async () => [await failure, keyNow() === key]);
        return transition;
      };
    });
    await openWithFades(page, '/faq');
    await browseLink(page).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    const outcome = await page.evaluate(() => (window as unknown as { outcome: Promise<unknown[]> }).outcome);
    expect(outcome).toEqual(['none', true]);
    expect(await count(page)).toBe(1);
  });

  test('after the browser has painted, so that a press shows immediately', async ({ page }) => {
    await onFastDevice(page);
    await page.addInitScript(() => {
      const order: string[] = [];
      (window as unknown as { order: string[] }).order = order;
      const frame = requestAnimationFrame.bind(window);
      // A frame of the page takes ten frames. So what does not wait for it is certainly earlier.
      const later = (n: number, go: FrameRequestCallback): number =>
        frame((time) => (n === 0 ? go(time) : later(n - 1, go)));
      window.requestAnimationFrame = (callback) => later(10, callback);
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        order.push('transition');
        return start(update);
      };
      addEventListener('click', () => requestAnimationFrame(() => order.push('paint')), true);
    });
    await openWithFades(page, '/faq');
    await browseLink(page).click();
    await expect.poll(() => ended(page)).toBe(1);
    expect(await page.evaluate(() => (window as unknown as { order: string[] }).order)).toEqual([
      'paint',
      'transition',
    ]);
  });

  test('not on a slow device, where it would delay the page', async ({ page }) => {
    // React takes 200 ms longer to take over the page.
    await page.addInitScript(() => {
      const mark = performance.mark.bind(performance);
      performance.mark = (name, options) => {
        const entry = mark(name, options);
        while (name === 'hydration-start' && performance.now() < entry.startTime + 200);
        return entry;
      };
    });
    await openWithFades(page, '/faq');
    await hydrated(page);
    await browseLink(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Browse Listings' })).toBeVisible();
    expect(await count(page)).toBe(0);
  });

  test('not for people who want less motion', async ({ page }) => {
    // A slow device shows no fade for another reason.
    await onFastDevice(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWithFades(page, '/faq');
    await browseLink(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Browse Listings' })).toBeVisible();
    expect(await count(page)).toBe(0);
  });
});
