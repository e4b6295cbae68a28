import { expect } from '@playwright/test';
import { siteUrl } from '@roommate/test-support/product-environment';
import { settled } from '@roommate/test-support/settled';
import { test } from '@roommate/test-support/test';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

test.use(interceptsRequests);

test.describe('spec 2 Layout: footer', () => {
  test.beforeEach(({ page }) => page.goto('/faq'));

  for (const [group, links] of [
    [
      'Quick Links',
      [
        ['Home', '/'],
        ['Browse Listings', '/browse-listings'],
        ['About Us', '/about'],
      ],
    ],
    [
      'Support',
      [
        ['FAQ', '/faq'],
        ['Contact Us', '/contact'],
        [/@/, /^mailto:.+@.+/],
        [/^\+880/, /^tel:\+880\d+$/],
      ],
    ],
    [
      'Join Now',
      [
        ['Login', '/login'],
        ['Register for Free', '/register'],
      ],
    ],
  ] as const) {
    test(`${group} has its links`, async ({ page }) => {
      const column = page.getByRole('contentinfo').getByRole('navigation', { name: group });
      await expect(column.getByRole('link')).toHaveCount(links.length);
      for (const [name, target] of links) {
        await expect(column.getByRole('link', { name })).toHaveAttribute('href', target);
      }
    });
  }

  test('has a brand blurb, three external social links and a copyright 2025 notice', async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText(/Rooms and roommates in Dhaka/)).toBeVisible();
    for (const [network, profile] of [
      ['Facebook', /^https:\/\/www\.facebook\.com\/./],
      ['Instagram', /^https:\/\/www\.instagram\.com\/./],
      ['YouTube', /^https:\/\/www\.youtube\.com\/./],
    ] as const) {
      await expect(footer.getByRole('link', { name: network })).toHaveAttribute('href', profile);
    }
    await expect(footer.locator('a[href^="https://"]')).toHaveCount(3);
    await expect(footer.getByText(/© 2025/)).toBeVisible();
  });
});

test.describe('spec 2 Layout: navigation bar', () => {
  test('stays at the top, and its logo leads home', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const bar = page.getByRole('banner');
    await expect(bar).toBeInViewport();
    await expect(bar.getByRole('link').first()).toHaveAttribute('href', '/');
  });

  test("'No Name' is the tooltip of a user without a name", async ({ page }) => {
    await page.route('**/accounts:lookup*', async (route) => {
      const response = await route.fetch();
      const { users, ...rest } = (await response.json()) as { users: Record<string, unknown>[] };
      const nameless = users.map(({ displayName: _name, ...user }) => user);
      await route.fulfill({ response, json: { ...rest, users: nameless } });
    });
    await page.goto('/login');
    await page.getByLabel(/^Email/).fill('nusrat@example.com');
    await page.getByRole('textbox', { name: /^Password/ }).fill('Dhaka2025');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('banner').getByTitle('No Name')).toBeVisible();
  });
});

test.describe('spec 2 Layout: page titles', () => {
  for (const [path, title] of [
    ['/', /Find your roommate/i],
    ['/login', /Login/],
    ['/register', /Register/],
    ['/about', /About/],
    ['/faq', /FAQ/],
    ['/contact', /Contact/],
    ['/browse-listings', /Browse listings/i],
    ['/no/such/page', /404 Page Not Found/],
  ] as const) {
    test(`${path} has its own`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
    });
  }
});

test.describe('spec 2 Layout: the HTML before any script runs', () => {
  const pages = [
    '/',
    '/about',
    '/faq',
    '/contact',
    '/browse-listings',
    '/areas',
    '/areas/mirpur',
    '/saved',
    '/compare',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/confirm-email',
  ];
  for (const path of pages) {
    test(`${path} has its title, description, canonical URL and preview image`, async ({ page }) => {
      const html = (await (await page.goto(path))?.text()) ?? '';
      const content = (pattern: RegExp): string | undefined => pattern.exec(html)?.[1];
      await settled(page);
      expect(content(/<title>([^<]*)<\/title>/)).toBe(await page.title());
      expect(content(/<meta name="description" content="([^"]*)"/)).toBe(
        await page.locator('meta[name="description"]').getAttribute('content'),
      );
      expect(content(/<link rel="canonical" href="([^"]*)"/)).toBe(`${siteUrl}${path}`);
      expect(content(/<meta property="og:title" content="([^"]*)"/)).toBe(await page.title());
      expect(content(/<meta property="og:image" content="([^"]*)"/)).toBe(`${siteUrl}/og.jpg`);
      expect(content(/<meta name="twitter:card" content="([^"]*)"/)).toBe('summary_large_image');
    });
  }

  test('the canonical URL changes with the page', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${siteUrl}/about`);
  });

  test('the preview image, the icons and the manifest exist', async ({ page, request }) => {
    await page.goto('/faq');
    const links = page.locator('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]');
    const urls = await links.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
    expect(urls).toHaveLength(4);
    const manifestUrl = `${siteUrl}/site.webmanifest`;
    const manifest = (await (await request.get(manifestUrl)).json()) as { icons: { src: string }[] };
    for (const url of [...urls, `${siteUrl}/og.jpg`, ...manifest.icons.map(({ src }) => src)]) {
      const response = await request.get(url);
      expect([url, response.status()]).toEqual([url, 200]);
      expect(response.headers()['content-type']).toMatch(/^image\/|manifest/);
    }
  });
});
