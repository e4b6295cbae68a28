import { expect } from '@playwright/test';
import { renderedRelease, REMOTE, stageNext } from '@roommate/test-support/marked-release';
import { releaseTest as test } from '@roommate/test-support/release-test';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';
import { RENDERED } from '@roommate/test-support/rendered';

test.use(interceptsRequests);

const LISTINGS = 'mfe-listings';

test('the HTML of each remote comes from its own live release', async ({ request, releases }) => {
  const rendered = async () => [
    await renderedRelease(request, '/faq'),
    await renderedRelease(request, '/browse-listings'),
  ];
  const nextOfListings = await stageNext(releases, LISTINGS);
  const next = await stageNext(releases);
  expect(await rendered()).toEqual(['live', 'live']);
  await releases.run('release', 'promote', LISTINGS, nextOfListings);
  expect(await rendered()).toEqual(['live', 'next']);
  await releases.run('release', 'promote', REMOTE, next);
  expect(await rendered()).toEqual(['next', 'next']);
  await releases.run('release', 'rollback', LISTINGS);
  expect(await rendered()).toEqual(['next', 'live']);
});

test('the HTML of a canary is for its visitors only, and ends with it', async ({ request, releases }) => {
  const next = await stageNext(releases);
  await releases.run('release', 'canary', REMOTE, next, '--percent', '100');
  expect(await renderedRelease(request)).toBe('next');
  await releases.run('release', 'canary', REMOTE, next, '--percent', '0');
  expect(await renderedRelease(request)).toBe('live');
});

for (const old of ['a remote', 'the shell']) {
  test(`the browser renders a page if an old release of ${old} has no server entry`, async ({
    page,
    releases,
  }) => {
    expect(await renderedRelease(page.request)).toBe('live');
    await releases.rewrite(({ shell, remotes }) => {
      const channel = old === 'the shell' ? shell : remotes[REMOTE];
      delete channel?.releases[channel.live]?.release.server;
    });
    await expect.poll(async () => (await page.request.get('/faq')).text()).not.toContain(RENDERED);
    const response = await page.goto('/faq');
    expect(await response?.text()).not.toContain('<h1');
    await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeVisible();
    // The other remote keeps its rendering.
    if (old === 'a remote') expect(await renderedRelease(page.request, '/browse-listings')).toBe('live');
  });
}
