import { SAMPLE_ID, ownListing, sampleListing } from '@roommate/test-support/sample-listing';
import type { Page } from 'playwright-core';
import { answering, failing, hanging, press, says, steps, toasts } from '../calls.ts';
import type { Scene } from '../scene.ts';

const LISTINGS = '/roommates';
const ONE = `/roommates/${SAMPLE_ID}`;
const details = `/roommate/${SAMPLE_ID}`;

/** Opens a listing from browse: one of another owner, since people cannot like their own. */
const openAnothers = async (browse: Page): Promise<void> => {
  await browse.getByRole('article').filter({ hasNotText: 'Nusrat' }).getByRole('link').first().click();
  await browse.getByText('Like to get contact').waitFor();
};

/** The first page of listings comes and says that there is another, which does not come. */
const failFurtherPages = (browse: Page) =>
  browse.route('**/api/roommates?*', async (route) => {
    if (route.request().url().includes('cursor=')) return route.abort('connectionfailed');
    const response = await route.fetch();
    const next = '</roommates?limit=24&cursor=next>; rel="next"';
    return route.fulfill({ response, headers: { ...response.headers(), link: next } });
  });

export const listingScenes: readonly Scene[] = [
  { name: 'browse', path: '/browse-listings', main: true, screenOnly: true },
  { name: 'browse-whole', path: '/browse-listings' },
  {
    name: 'browse-loading',
    loading: true,
    path: '/browse-listings',
    main: true,
    before: steps(hanging(LISTINGS), hanging('/roommates/stats')),
  },
  { name: 'browse-error', path: '/browse-listings', before: failing(LISTINGS) },
  {
    name: 'browse-empty',
    path: '/browse-listings',
    before: steps(
      answering(LISTINGS, []),
      answering('/roommates/stats', { total: 0, available: 0, roomTypes: 0 }),
    ),
  },
  {
    name: 'browse-no-stats',
    path: '/browse-listings',
    screenOnly: true,
    before: failing('/roommates/stats'),
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
  { name: 'details', path: '/browse-listings', signedIn: true, main: true, act: openAnothers },
  {
    name: 'details-liked',
    path: '/browse-listings',
    signedIn: true,
    act: async (browse) => {
      await openAnothers(browse);
      await press('Like this listing')(browse);
      await browse.getByText('Like to get contact').waitFor({ state: 'hidden' });
    },
  },
  { name: 'details-without-picture', path: details, signedIn: true, before: answering(ONE, sampleListing) },
  {
    name: 'details-own',
    path: details,
    signedIn: true,
    passing: true,
    before: answering(ONE, { ...ownListing, imageUrl: '' }),
    act: steps(press('Like this listing'), toasts("You can't like your own post.")),
  },
  {
    name: 'details-like-failed',
    path: details,
    signedIn: true,
    passing: true,
    before: steps(answering(ONE, sampleListing), failing(`${ONE}/like`, { method: 'PATCH' })),
    act: steps(press('Like this listing'), toasts(/^Your like could not be saved/)),
  },
  {
    name: 'details-loading',
    loading: true,
    path: details,
    signedIn: true,
    main: true,
    before: hanging(ONE),
  },
  { name: 'details-not-found', path: details, signedIn: true, act: says('Roommate not found') },
  { name: 'details-error', path: details, signedIn: true, before: failing(ONE) },
];
