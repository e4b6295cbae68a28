import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Locator } from '@playwright/test';
import { hotPage } from '@roommate/test-support/hot-page';
import { expectSignedIn, register } from '@roommate/test-support/people';
import { environmentFor, productEnvironment } from '@roommate/test-support/product-environment';
import { runCommand } from '@roommate/test-support/product';
import { hydrated } from '@roommate/test-support/rendered';
import { copySources, edit } from '@roommate/test-support/sources-copy';

const sitePort = Number(productEnvironment.SITE_PORT) + 20;
const devPort = sitePort + 10;
const [dashboard, marketing, shell] = [devPort + 1, devPort + 2, devPort + 3];
/** A compiler without a cache needs this long on a busy machine. */
const slow = { timeout: 120_000 };

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roommate-development-'));
  await copySources(folder);
});
test.afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

const change = (file: string, from: string, to: string) => edit(join(folder, file), from, to);

const startDevelopment = (environment: Record<string, string>) =>
  runCommand({
    args: ['run', 'dev'],
    cwd: folder,
    env: { ...environment, DEV_PORT: String(devPort) },
    readyLine: /^Ready in /,
  });

/** Types into a field. The text exists only in the state of the open page. */
async function type(field: Locator, text: string): Promise<void> {
  await field.fill(text, slow);
  await expect(field).toHaveValue(text);
}

/** Breaks the syntax of code that a page needs. */
const broken = 'export functionn';
const shellSource = 'shell/src/navigation/header.tsx';
const pageFunction = 'function ContactPage';
const brokenPage = 'functionn ContactPage';
const pageSource = 'mfe-marketing/src/features/contact/contact-page.tsx';

const outline = (target: Locator) => target.evaluate((element) => getComputedStyle(element).outlineWidth);

test.describe('an edit shows in the open page, which keeps its state', () => {
  test.setTimeout(1_200_000);

  test('npm run dev: remotes, shell, design system and API', async ({ browser }) => {
    const environment = environmentFor(sitePort, join(folder, '.data'));
    // The command must also start with broken sources.
    await change(shellSource, 'export function', broken);
    await change(pageSource, pageFunction, brokenPage);
    const product = await startDevelopment(environment);
    const context = await browser.newContext({ baseURL: `http://localhost:${sitePort}` });
    const page = await context.newPage();
    const hot = hotPage(page);
    try {
      await page.goto('/contact');
      await expect(page.getByText('The site is not ready.')).toBeVisible();
      await change(shellSource, broken, 'export function');
      const failed = page.getByRole('heading', { level: 1, name: 'This page could not be loaded' });
      await expect(async () => {
        await page.reload();
        await expect(failed).toBeVisible({ timeout: 20_000 });
      }).toPass(slow);
      await change(pageSource, brokenPage, pageFunction);
      // A click before the compiler has finished fails again. The button disappears when the page shows.
      const retry = page.getByRole('button', { name: 'Retry' });
      await expect(async () => {
        if (await retry.isVisible()) await retry.click();
        await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
      }).toPass(slow);

      await hot.open('/contact', [shell, marketing]);
      const subject = page.getByLabel('Subject');
      await type(subject, 'A room in Mirpur');
      const expectState = async (...servers: number[]) => {
        // First, because a reload also empties the field.
        await hot.expectUpdated(servers);
        await expect(subject).toHaveValue('A room in Mirpur');
      };

      await change(pageSource, '"Contact Us"', '"Write Us"');
      await expect(page.getByRole('heading', { level: 1, name: 'Write Us' })).toBeVisible(slow);
      await expectState(marketing);

      await change(
        'mfe-marketing/src/features/contact/contact-page.module.css',
        '.form {',
        '.form { outline: 7px solid;',
      );
      const form = page.getByRole('form', { name: 'Contact form' });
      await expect.poll(() => outline(form), slow).toBe('7px');
      await expectState(marketing);

      await change('libs/ui/src/page/page-header.tsx', '{title}\n', '{title} of all\n');
      await expect(page.getByRole('heading', { level: 1, name: 'Write Us of all' })).toBeVisible(slow);
      await expectState(shell, marketing);

      await change(shellSource, 'aria-label="Main"', 'aria-label="Everywhere"');
      await expect(page.getByRole('navigation', { name: 'Everywhere' })).toBeVisible(slow);
      await expectState(shell);

      // A page that opens after edits shows the latest build.
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
      await hot.expectUpdated([dashboard]);
      await expect(page.getByLabel(/^Title/)).toHaveValue('Sunny room');

      await change(
        'api-nest/src/health/respond-to-live.ts',
        "{ status: 'ok' } satisfies HealthResponse",
        "{ status: 'ok', edited: true } as HealthResponse",
      );
      const live = () =>
        fetch(`${environment.API_URL}/health/live`).then(
          (response) => response.json(),
          () => 'The API restarts.',
        );
      await expect.poll(live, slow).toEqual({ status: 'ok', edited: true });
    } finally {
      await product.stop();
      await context.close();
    }
  });

  test('npm run dev: the HTML of the server has the latest sources', async ({ browser }) => {
    const product = await startDevelopment(environmentFor(sitePort, join(folder, '.data')));
    const context = await browser.newContext({ baseURL: `http://localhost:${sitePort}` });
    const page = await context.newPage();
    const hot = hotPage(page);
    const problems: string[] = [];
    // React's development build reports each difference between the server and the browser here.
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', ({ message }) => problems.push(message));
    const html = async (path: string) => (await context.request.get(path)).text();
    const log = () => readFile(join(folder, '.data/logs/mfe-marketing.log'), 'utf8');
    try {
      await expect.poll(() => html('/'), slow).toContain('<article');
      for (const path of ['/', '/about', '/browse-listings', '/login']) {
        await page.goto(path);
        await hydrated(page);
      }
      await hot.open('/contact', [shell, marketing]);
      await hydrated(page);
      expect(problems).toEqual([]);

      await change(pageSource, '"Contact Us"', '"Write Us"');
      await expect(page.getByRole('heading', { level: 1, name: 'Write Us' })).toBeVisible(slow);
      await hot.expectUpdated([marketing]);
      await expect.poll(() => html('/contact'), slow).toContain('Write Us');
      await page.reload();
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Write Us' })).toBeVisible();
      expect(problems).toEqual([]);

      await change(pageSource, pageFunction, brokenPage);
      await expect.poll(() => html('/contact'), slow).not.toContain('Write Us');
      expect(await html('/browse-listings')).toContain('<article');
      await expect
        .poll(log)
        .toContain('The server build of mfe-marketing failed. Its pages render in the browser');

      await change(pageSource, brokenPage, pageFunction);
      await expect.poll(() => html('/contact'), slow).toContain('Write Us');
    } finally {
      await product.stop();
      await context.close();
    }
  });
});
