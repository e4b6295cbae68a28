import { expect } from '@playwright/test';
import { postRoom, signUp } from '@roommate/test-support/accounts';
import { addRoom, newRoom } from '@roommate/test-support/listings';
import { siteUrl } from '@roommate/test-support/product-environment';
import { rendered, RENDERED } from '@roommate/test-support/rendered';
import { linkRoutes, publicRoutes } from '@roommate/test-support/routes';
import { test as signedIn } from '@roommate/test-support/signed-in';
import { test } from '@roommate/test-support/test';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

signedIn.use(interceptsRequests);

test.describe('pages arrive rendered', () => {
  for (const path of [...publicRoutes, ...linkRoutes]) {
    test(`${path} has its styles, and React takes over the HTML without a console message`, async ({
      page,
    }) => {
      await rendered(page.request, path);
      const messages: string[] = [];
      // The images of listings that other tests post do not exist.
      await page.route(
        ({ origin }) => origin !== siteUrl,
        (route) => route.fulfill({ status: 204 }),
      );
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(message.text());
      });
      page.on('pageerror', (error) => messages.push(error.message));
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          document.querySelector('h1')?.setAttribute('data-from-server', '');
        });
      });
      const response = await page.goto(path);
      const html = (await response?.text()) ?? '';
      expect(html).toContain(RENDERED);
      expect(html).not.toContain('rel="stylesheet"');
      expect(
        await page
          .locator('style[data-href]')
          .evaluateAll((all) => all.map((one) => (one as HTMLStyleElement).sheet !== null)),
      ).not.toContain(false);
      expect(response?.status()).toBe(path === '/no/such/page' ? 404 : 200);
      // The session is known only after React has taken over.
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' }).first()).toBeAttached();
      await expect(page.locator('h1[data-from-server]')).toHaveCount(1);
      // An unknown page, and the refusal of a code.
      expect(messages.filter((text) => !/status of 40[04]/.test(text))).toEqual([]);
    });
  }
});

for (const path of ['/', '/browse-listings']) {
  signedIn(`a new listing is in the HTML of ${path} as soon as it is posted`, async ({ page }) => {
    await rendered(page.request, path);
    const { title } = await addRoom(page);
    let html = '';
    // On a busy machine, the page may come without its content first.
    await expect(async () => {
      html = await (await page.request.get(path)).text();
      expect(html).toContain(RENDERED);
    }).toPass();
    expect(html).toContain(title);
  });
}

signedIn('the header never shows the login of visitors to somebody who is signed in', async ({ page }) => {
  const logout = page.getByRole('banner').getByRole('button', { name: 'Logout' });
  await page.goto('/faq');
  await expect(logout).toBeVisible();
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const text = document.querySelector('header')?.textContent ?? '';
      if (/Login|Signup/.test(text)) seen.push(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  for (const path of ['/', '/browse-listings', '/dashboard']) {
    await page.goto(path);
    await expect(logout).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
  }
});

test.describe('the details of a listing', () => {
  const hint = { cookie: 'signed-in=1' };

  test('arrive rendered for visitors who seem to be signed in, without its contact and a view', async ({
    request,
  }) => {
    const owner = await signUp();
    const room = newRoom();
    const path = `/roommate/${await postRoom(owner, room)}`;
    const htmlFor = async (headers = {}) => (await request.get(path, { headers })).text();
    await expect(async () => expect(await htmlFor(hint)).toContain(RENDERED)).toPass();
    const html = await htmlFor(hint);
    expect(html).toContain(`>${room.title}</h1>`);
    expect(html).toContain('Like to get contact');
    expect(html).not.toContain(room.contact);
    expect(html).not.toContain(owner.email);
    expect(await htmlFor()).not.toContain(room.title);
    const authorization = `Bearer ${owner.idToken}`;
    const listing = await request.get(`/api${path.replace('roommate', 'roommates')}`, {
      headers: { authorization },
    });
    expect(await listing.json()).toMatchObject({ views: 0 });
  });

  test('have the status 404 when the listing does not exist', async ({ request }) => {
    const path = '/roommate/0123456789abcdef01234567';
    await rendered(request, path, hint);
    const response = await request.get(path, { headers: hint });
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('Roommate not found');
  });

  signedIn('stay while React takes over and the session loads', async ({ page, member }) => {
    const path = `/roommate/${await postRoom(member)}`;
    await rendered(page.request, path, hint);
    await page.goto('/faq');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
    const messages: string[] = [];
    page.on('pageerror', (error) => messages.push(error.message));
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('h1')?.setAttribute('data-from-server', '');
      });
    });
    const response = await page.goto(path);
    expect(await response?.text()).toContain(RENDERED);
    // Only the owner sees Edit, and only after the API has responded to them.
    await expect(page.getByRole('main').getByRole('link', { name: 'Edit' })).toBeVisible();
    await expect(page.locator('h1[data-from-server]')).toHaveCount(1);
    expect(messages).toEqual([]);
  });

  test('lead to the login when the visitor is not signed in any more', async ({ page, context }) => {
    const path = `/roommate/${await postRoom(await signUp())}`;
    await context.addCookies([{ name: 'signed-in', value: '1', url: siteUrl }]);
    await page.goto(path);
    await expect(page).toHaveURL('/login');
  });
});

for (const search of ['?', '?view=map&', '?place=mirpur&', '?q=a&', '?place=nope&']) {
  test(`an unknown cursor leads to the same search without it: ${search}cursor=zzz`, async ({ request }) => {
    const first = `/browse-listings${search.slice(0, -1)}`;
    const get = (path: string) => request.get(path, { maxRedirects: 0 });
    // On a busy machine, the page may come without its content first.
    await expect(async () => {
      const response = await get(`/browse-listings${search}cursor=zzz`);
      expect([response.status(), response.headers().location]).toEqual([302, first]);
      expect((await get(first)).status()).toBe(200);
    }).toPass();
  });
}

test('a page whose code does not load stays readable, and Retry brings the rest', async ({ page }) => {
  await rendered(page.request, '/faq');
  await page.route('**/mfe/mfe-marketing/**', (route) => route.abort('connectionfailed'));
  await page.goto('/faq');
  const notice = page.getByText('Part of this page could not be loaded.');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeVisible();
  await page.unroute('**/mfe/mfe-marketing/**');
  await notice.getByRole('button', { name: 'Retry' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeVisible();
});

test('the code that renders pages is not public', async ({ request }) => {
  const html = await (await request.get('/faq')).text();
  const base = /\/mfe\/mfe-marketing\/[^/]+\//.exec(html)?.[0] ?? '';
  expect((await request.get(`${base}remoteEntry.js`)).status()).toBe(200);
  for (const file of ['server.cjs', 'server%2ecjs', './server.cjs']) {
    expect((await request.get(base + file)).status()).toBe(404);
  }
});
