import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { hotPage } from '@roommate/test-support/hot-page';
import { productEnvironment } from '@roommate/test-support/product-environment';
import { runCommand } from '@roommate/test-support/product';
import { copySources, edit } from '@roommate/test-support/sources-copy';

const devPort = Number(productEnvironment.SITE_PORT) + 40;
/** A compiler without a cache needs this long on a busy machine. */
const slow = { timeout: 120_000 };

interface StandaloneRemote {
  workspace: string;
  port: number;
  path: string;
  /** Goes from the first page to a form, as a developer does. @returns the label of one of its fields */
  use: (page: Page) => Promise<RegExp>;
  change: [file: string, from: string, to: string];
  heading: string;
}

const remotes: StandaloneRemote[] = [
  {
    workspace: 'mfe-listings',
    port: devPort,
    path: '/browse-listings',
    use: async (page) => {
      await page.getByLabel('Signed in').selectOption('owner');
      await page.locator('a[href^="/roommate/"]').first().click();
      await page.getByRole('link', { name: 'Edit' }).click();
      return /^Title/;
    },
    change: [
      'mfe-listings/src/features/edit/edit-page.tsx',
      // The heading of the page. Its skeleton has the same one.
      '<PageHeader title={TITLE}',
      '<PageHeader title="Improve"',
    ],
    heading: 'Improve',
  },
  {
    workspace: 'mfe-dashboard',
    port: devPort + 1,
    path: '/dashboard',
    use: async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await page.getByRole('navigation').getByRole('link', { name: 'Add Listing' }).click();
      return /^Title/;
    },
    change: [
      'mfe-dashboard/src/features/add-listing/add-listing-page.tsx',
      "title={paths['/dashboard/add-listing'].meta.title}",
      // Without the import of remote.json, the page would have other chunks, and would load again.
      "title={`${paths['/dashboard/add-listing'].meta.title} now`}",
    ],
    heading: 'Add Listing now',
  },
  {
    workspace: 'mfe-marketing',
    port: devPort + 2,
    path: '/contact',
    use: async (page) => {
      await page.getByRole('button', { name: 'Send Message' }).click();
      const toasts = page.getByRole('log', { name: 'Notifications' });
      await expect(toasts).toContainText('Please fill in all required fields!');
      return /^Subject/;
    },
    change: ['mfe-marketing/src/features/contact/contact-page.tsx', '"Contact Us"', '"Write Us"'],
    heading: 'Write Us',
  },
];

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roommate-standalone-'));
  await copySources(folder);
});
test.afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

test.describe('one standalone remote with the test double', () => {
  test.setTimeout(300_000);

  for (const { workspace, port, path, use, change, heading } of remotes) {
    test(`npm run dev -w ${workspace}: an edit shows in the open page, which keeps its state`, async ({
      browser,
    }) => {
      const running = await runCommand({
        args: ['run', 'dev', '-w', workspace],
        cwd: folder,
        env: { DEV_PORT: String(devPort) },
        readyLine: /built in /,
      });
      const context = await browser.newContext({ baseURL: `http://localhost:${port}` });
      const page = await context.newPage();
      const hot = hotPage(page);
      try {
        await hot.open(path, [port]);
        const field = page.getByLabel(await use(page));
        await field.fill('A room in Mirpur', slow);
        const [file, from, to] = change;
        await edit(join(folder, file), from, to);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible(slow);
        // First, because a reload also empties the field.
        await hot.expectUpdated([port]);
        await expect(field).toHaveValue('A room in Mirpur');
      } finally {
        await running.stop();
        await context.close();
      }
    });
  }

  test('npm run dev -w @roommate/ui: the gallery shows without errors', async ({ page }) => {
    const port = devPort + 9;
    const running = await runCommand({
      args: ['run', 'dev', '-w', '@roommate/ui'],
      cwd: folder,
      env: { GALLERY_PORT: String(port) },
      readyLine: /built in /,
    });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    try {
      await page.goto(`http://localhost:${port}`);
      for (const name of ['Featured Roommate', 'Add listing', 'My Listings', 'Image and skeletons']) {
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible(slow);
      }
      expect(errors).toEqual([]);
    } finally {
      await running.stop();
    }
  });
});
