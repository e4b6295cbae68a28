import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { hotPage } from '../src/support/hot-page.ts';
import { expectSignedIn, register } from '../src/support/people.ts';
import { environmentFor, productEnvironment } from '../src/support/product-environment.ts';
import { runCommand } from '../src/support/product.ts';
import { copySources, edit } from '../src/support/sources-copy.ts';

const sitePort = Number(productEnvironment.SITE_PORT) + 20;
const devPort = sitePort + 10;
const [listings, dashboard, marketing, shell] = [devPort, devPort + 1, devPort + 2, devPort + 3];
/** A cold compiler beside the other tests. */
const slow = { timeout: 90_000 };

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roommate-development-'));
  await copySources(folder);
});
test.afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

const change = (file: string, from: string, to: string) => edit(join(folder, file), from, to);

/** Types into a field what only the state of the open page holds. */
async function type(field: Locator, text: string): Promise<void> {
  await field.fill(text, slow);
  await expect(field).toHaveValue(text);
}

const outline = (target: Locator) => target.evaluate((element) => getComputedStyle(element).outlineWidth);

test.describe('what one edits shows in the open page, which keeps its state', () => {
  test.setTimeout(420_000);

  test('npm run dev: remotes, shell, design system and API', async ({ browser }) => {
    const environment = environmentFor(sitePort, join(folder, '.data'));
    const product = await runCommand({
      args: ['run', 'dev'],
      cwd: folder,
      env: { ...environment, DEV_PORT: String(devPort) },
      readyLine: /^Ready in /,
    });
    const context = await browser.newContext({ baseURL: `http://localhost:${sitePort}` });
    const page = await context.newPage();
    const hot = hotPage(page);
    try {
      await hot.open('/contact', [shell, marketing]);
      const subject = page.getByLabel('Subject');
      await type(subject, 'A room in Mirpur');

      await change('mfe-marketing/src/features/contact/contact-page.tsx', '"Contact Us"', '"Write Us"');
      await expect(page.getByRole('heading', { level: 1, name: 'Write Us' })).toBeVisible(slow);

      await change(
        'mfe-marketing/src/features/contact/contact-page.module.css',
        '.form {',
        '.form { outline: 7px solid;',
      );
      const form = page.getByRole('form', { name: 'Contact form' });
      await expect.poll(() => outline(form), slow).toBe('7px');

      await change('libs/ui/src/page/page-header.tsx', '{title}\n', '{title} of all\n');
      await expect(page.getByRole('heading', { level: 1, name: 'Write Us of all' })).toBeVisible(slow);

      await change('shell/src/navigation/header.tsx', 'aria-label="Main"', 'aria-label="Everywhere"');
      await expect(page.getByRole('navigation', { name: 'Everywhere' })).toBeVisible(slow);
      await expect(subject).toHaveValue('A room in Mirpur');
      await hot.expectNoReload();

      // A page that opens after edits starts with what is compiled now.
      await register(page);
      await hot.open('/dashboard/add-listing', [shell, dashboard]);
      await expectSignedIn(page);
      await type(page.getByLabel(/^Title/), 'Sunny room');
      await change(
        'mfe-dashboard/src/features/add-listing/add-listing-page.tsx',
        'Tell people about your room.',
        'Say it all.',
      );
      await expect(page.getByText('Say it all.')).toBeVisible(slow);
      await expect(page.getByLabel(/^Title/)).toHaveValue('Sunny room');
      await hot.expectNoReload();

      await change(
        'api-nest/src/health/health.controller.ts',
        'live(): HealthAnswer {',
        "live(): HealthAnswer {\n    return { status: 'ok', edited: true } as HealthAnswer;",
      );
      const live = () =>
        fetch(`${environment.API_URL}/health/live`).then(
          (answer) => answer.json(),
          () => 'It starts anew.',
        );
      await expect.poll(live, slow).toEqual({ status: 'ok', edited: true });
    } finally {
      await context.close();
      await product.stop();
    }
  });

  test('npm run dev -w mfe-listings: one remote alone, over the test double', async ({ browser }) => {
    const alone = await runCommand({
      args: ['run', 'dev', '-w', 'mfe-listings'],
      cwd: folder,
      env: { DEV_PORT: String(devPort) },
      readyLine: /built in /,
    });
    const context = await browser.newContext({ baseURL: `http://127.0.0.1:${listings}` });
    const page: Page = await context.newPage();
    const hot = hotPage(page);
    try {
      await hot.open('/browse-listings', [listings]);
      await page.getByLabel('Signed in').selectOption('owner');
      await page.locator('a[href^="/roommate/"]').first().click();
      await page.getByRole('link', { name: 'Edit' }).click();
      await type(page.getByLabel(/^Title/), 'Sunny room');
      await change(
        'mfe-listings/src/features/edit/edit-page.tsx',
        'title="Edit Listing" intro',
        'title="Improve" intro',
      );
      await expect(page.getByRole('heading', { level: 1, name: 'Improve' })).toBeVisible(slow);
      await expect(page.getByLabel(/^Title/)).toHaveValue('Sunny room');
      await hot.expectNoReload();
    } finally {
      await context.close();
      await alone.stop();
    }
  });
});
