import { renderInBrowser } from '@roommate/test-support/network';
import { SAMPLE_ID, ownListing, sampleListing } from '@roommate/test-support/sample-listing';
import type { Page } from 'playwright-core';
import { respondWith, failRequests, holdRequests, press, waitForText, steps, waitForToast } from './steps.ts';
import type { Scene } from './scene.ts';

const LISTINGS = '/roommates';
const LISTING = `/roommates/${SAMPLE_ID}`;
const details = `/roommate/${SAMPLE_ID}`;

/** Opens a listing of another owner, because users cannot like their own. */
const openForeignListing = async (browse: Page): Promise<void> => {
  await browse.getByRole('article').filter({ hasNotText: 'Nusrat' }).getByRole('link').first().click();
  await browse.getByText('Like to get contact').waitFor();
};

/** Saves the first listings of browse and opens the page of saved rooms. */
const openSaved =
  (count: number) =>
  async (browse: Page): Promise<void> => {
    for (let index = 0; index < count; index += 1) {
      await browse
        .getByRole('button', { name: /^Save: / })
        .nth(index)
        .click();
    }
    await browse
      .getByRole('banner')
      .getByRole('link', { name: /^Saved rooms/ })
      .click();
    await browse
      .getByRole('checkbox')
      .nth(count - 1)
      .waitFor();
  };

/** Compares the saved rooms. */
const openComparison =
  (count: number) =>
  async (saved: Page): Promise<void> => {
    await openSaved(count)(saved);
    for (let index = 0; index < count; index += 1) await saved.getByRole('checkbox').nth(index).check();
    await saved.getByRole('link', { name: `Compare ${count} rooms` }).click();
    await saved.getByRole('table').waitFor();
  };

/** The first page of listings links to a second one, whose request fails. */
const failFurtherPages = async (browse: Page): Promise<void> => {
  await renderInBrowser(browse);
  await browse.route('**/api/roommates?*', async (route) => {
    if (route.request().url().includes('cursor=')) return route.abort('connectionfailed');
    const response = await route.fetch();
    const next = '</roommates?limit=24&cursor=next>; rel="next"';
    return route.fulfill({ response, headers: { ...response.headers(), link: next } });
  });
};

export const listingScenes: readonly Scene[] = [
  { name: 'browse', path: '/browse-listings', main: true, screenOnly: true },
  { name: 'browse-whole', path: '/browse-listings' },
  {
    name: 'browse-loading',
    loading: true,
    path: '/browse-listings',
    main: true,
    before: steps(holdRequests(LISTINGS), holdRequests('/roommates/stats')),
  },
  { name: 'browse-error', path: '/browse-listings', before: failRequests(LISTINGS) },
  {
    name: 'browse-empty',
    path: '/browse-listings',
    before: steps(
      respondWith(LISTINGS, []),
      respondWith('/roommates/stats', { total: 0, available: 0, roomTypes: 0 }),
    ),
  },
  {
    name: 'browse-no-stats',
    path: '/browse-listings',
    screenOnly: true,
    before: failRequests('/roommates/stats'),
  },
  {
    name: 'browse-more-failed',
    path: '/browse-listings',
    screenOnly: true,
    before: failFurtherPages,
    act: async (browse) => {
      await browse.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await browse.getByText('Some listings could not be loaded.').waitFor();
    },
  },
  { name: 'saved', path: '/browse-listings', main: true, act: openSaved(3) },
  { name: 'saved-nothing', path: '/saved' },
  { name: 'compare', path: '/browse-listings', main: true, act: openComparison(2) },
  { name: 'compare-four', path: '/browse-listings', act: openComparison(4) },
  { name: 'details', path: '/browse-listings', signedIn: true, main: true, act: openForeignListing },
  {
    name: 'details-liked',
    path: '/browse-listings',
    signedIn: true,
    act: async (browse) => {
      await openForeignListing(browse);
      await press('Like this listing')(browse);
      await browse.getByText('Like to get contact').waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'details-without-image',
    path: details,
    signedIn: true,
    before: respondWith(LISTING, sampleListing),
  },
  {
    name: 'details-own',
    path: details,
    signedIn: true,
    transient: true,
    before: respondWith(LISTING, { ...ownListing, imageUrl: '' }),
    act: steps(press('Like this listing'), waitForToast("You can't like your own post.")),
  },
  {
    name: 'details-like-failed',
    path: details,
    signedIn: true,
    transient: true,
    before: steps(respondWith(LISTING, sampleListing), failRequests(`${LISTING}/like`, { method: 'PATCH' })),
    act: steps(press('Like this listing'), waitForToast(/^Your like could not be saved/)),
  },
  {
    name: 'details-loading',
    loading: true,
    path: details,
    signedIn: true,
    main: true,
    before: holdRequests(LISTING),
  },
  { name: 'details-not-found', path: details, signedIn: true, act: waitForText('Roommate not found') },
  { name: 'details-error', path: details, signedIn: true, before: failRequests(LISTING) },
];
