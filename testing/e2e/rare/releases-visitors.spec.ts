import { dirname } from 'node:path';
import { expect } from '@playwright/test';
import { machinePreviewKey, signPreview } from '@roommate/release-store';
import { REMOTE, shownRelease, stageNext } from '@roommate/test-support/marked-release';
import { releaseTest as test } from '@roommate/test-support/release-test';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

test.use(interceptsRequests);

test('a canary always shows the same visitor the same release', async ({ browser, releases }) => {
  const next = await stageNext(releases);
  await releases.run('release', 'canary', REMOTE, next, '--percent', '50');
  const seen = new Set<string>();
  while (seen.size < 2) {
    const context = await browser.newContext({ baseURL: releases.url });
    const page = await context.newPage();
    const first = await shownRelease(page);
    seen.add(first);
    for (let visit = 0; visit < 2; visit += 1) expect(await shownRelease(page)).toBe(first);
    await context.close();
  }
});

test('the cookie of a preview expires with its link', async ({ page, releases }) => {
  const next = await stageNext(releases);
  const printed = await releases.run('preview', REMOTE, next, '--minutes', '1');
  await page.goto(/http\S+\/preview\/\S+/.exec(printed)?.[0] ?? '');
  const [cookie] = (await page.context().cookies()).filter((one) => one.name === 'preview');
  const lifetimeMs = (cookie?.expires ?? 0) * 1000 - Date.now();
  expect(lifetimeMs).toBeGreaterThan(0);
  expect(lifetimeMs).toBeLessThan(60_000);
});

test('an expired link is refused and changes nothing', async ({ page, releases }) => {
  const next = await stageNext(releases);
  const key = await machinePreviewKey(dirname(releases.folder));
  const expired = signPreview({ remote: REMOTE, version: next, expires: Date.now() - 1000 }, key);
  expect((await page.goto(`/preview/${expired}`))?.status()).toBe(403);
  expect(await shownRelease(page)).toBe('live');
  // Only the expiry differs: the link works until then.
  const valid = signPreview({ remote: REMOTE, version: next, expires: Date.now() + 60_000 }, key);
  await page.goto(`/preview/${valid}`);
  expect(await shownRelease(page)).toBe('next');
});
