import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { renderInBrowser } from '@roommate/test-support/network';
import { expectAccessible } from '@roommate/test-support/axe';
import { MARK, REMOTE, shownRelease, stageNext } from '@roommate/test-support/marked-release';
import { releaseTest as test } from '@roommate/test-support/release-test';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

test.use(interceptsRequests);

test('the next page load shows a promotion and a rollback', async ({ page, releases }) => {
  const next = await stageNext(releases);
  expect(await shownRelease(page)).toBe('live');
  await releases.run('release', 'promote', REMOTE, next);
  expect(await shownRelease(page)).toBe('next');
  await releases.run('release', 'rollback', REMOTE);
  expect(await shownRelease(page)).toBe('live');
});

test('a preview shows only with its link, and its banner ends it with one click', async ({
  page,
  releases,
  browser,
}) => {
  const next = await stageNext(releases);
  const printed = await releases.run('preview', REMOTE, next);
  const link = /http\S+\/preview\/\S+/.exec(printed)?.[0] ?? '';
  await page.goto(link);
  expect(await shownRelease(page)).toBe('next');
  const banner = page.getByRole('region', { name: 'Preview' });
  await expect(banner).toContainText(`${REMOTE} ${next}`);
  await expectAccessible(page);

  const other = await browser.newContext({ baseURL: releases.url });
  const stranger = await other.newPage();
  expect(await shownRelease(stranger)).toBe('live');
  await expect(stranger.getByRole('region', { name: 'Preview' })).toHaveCount(0);
  const forged = link.replace(/.\.(.)/, (_all, first: string) => `x.${first}`);
  expect((await stranger.goto(forged))?.status()).toBe(403);
  expect(await shownRelease(stranger)).toBe('live');
  await other.close();

  await banner.getByRole('button', { name: 'Leave the preview' }).click();
  await expect(banner).toHaveCount(0);
  expect(await shownRelease(page)).toBe('live');
});

test('a page never runs a file with a wrong hash or without one', async ({ page, releases }) => {
  const { base, remoteEntry } = await releases.live(REMOTE);
  const entry = join(releases.folder, base, remoteEntry);
  for (const compressed of ['.br', '.gz']) await rm(entry + compressed, { force: true });
  await writeFile(entry, `${MARK}\n`);
  // A rendered page would stay, with a notice.
  await renderInBrowser(page);
  const failure = page.getByRole('heading', { name: 'This page could not be loaded' });
  await page.goto('/faq');
  await expect(failure).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-release');

  const next = await releases.stage('mfe-listings', '0.1.0-next', { code: MARK });
  await releases.rewrite(({ remotes }) => {
    const channel = remotes['mfe-listings'];
    if (!channel) return;
    channel.live = next;
    delete channel.releases[next]?.release.integrity[remoteEntry];
  });
  await page.goto('/browse-listings');
  await expect(failure).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-release');
});
