import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { servedHeading } from '@roommate/test-support/marked-release';
import { releaseTest as test } from '@roommate/test-support/release-test';
import { copySources, edit } from '@roommate/test-support/sources-copy';

const name = 'mfe-marketing';

test('npm run preview -- mfe-marketing: shows the working tree inside the live site, only with the link', async ({
  page,
  browser,
  releases,
}) => {
  const sources = await mkdtemp(join(tmpdir(), 'roommate-preview-'));
  try {
    await copySources(sources);
    const source = join(sources, name, 'src/features/faq/faq-page.tsx');
    await edit(source, 'Frequently Asked Questions', 'Questions of a working tree');
    const live = await releases.live(name);
    const printed = await releases.runIn(sources, 'preview', name);
    expect(printed).toContain('✓ size budget');
    expect(await releases.live(name)).toEqual(live);

    const heading = (title: string) => page.getByRole('heading', { level: 1, name: title });
    const banner = page.getByRole('region', { name: 'Preview' });
    await page.goto(/http\S+\/preview\/\S+/.exec(printed)?.[0] ?? '');
    await page.goto('/faq');
    await expect(heading('Questions of a working tree')).toBeVisible();
    await expect(banner).toContainText(`Preview of ${name} `);
    expect(await servedHeading(page.request)).toBe('Questions of a working tree');
    // It shows inside the live shell, beside the live remotes.
    await page.getByRole('banner').getByRole('link', { name: 'Browse Listings' }).click();
    await expect(page).toHaveURL('/browse-listings');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

    const other = await browser.newContext({ baseURL: releases.url });
    const stranger = await other.newPage();
    await stranger.goto('/faq');
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
    expect(await servedHeading(stranger.request)).toBe('Frequently Asked Questions');
    await other.close();

    await banner.getByRole('button', { name: 'Leave the preview' }).click();
    await expect(banner).toHaveCount(0);
    await page.goto('/faq');
    await expect(heading('Frequently Asked Questions')).toBeVisible();
  } finally {
    await rm(sources, { recursive: true, force: true, maxRetries: 5 });
  }
});
