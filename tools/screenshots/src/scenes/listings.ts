import type { Page } from 'playwright-core';
import { answering, failing, hanging, press } from '../calls.ts';
import type { Scene } from '../scene.ts';

const LISTINGS = '/roommates';
const ONE = '/roommates/665f1c2ab7d94e0012a4c9d1';
const gone = '/roommate/665f1c2ab7d94e0012a4c9d1';

/** Opens a listing from browse: one of another owner, since people cannot like their own. */
const openAnothers = async (page: Page): Promise<void> => {
  await page.getByRole('article').filter({ hasNotText: 'Nusrat' }).getByRole('link').first().click();
  await page.getByText('Like to get contact').waitFor();
};

export const listingScenes: readonly Scene[] = [
  { name: 'browse', path: '/browse-listings', main: true, screenOnly: true },
  { name: 'browse-loading', loading: true, path: '/browse-listings', before: hanging(LISTINGS) },
  { name: 'browse-error', path: '/browse-listings', before: failing(LISTINGS) },
  { name: 'browse-empty', path: '/browse-listings', before: answering(LISTINGS, []) },
  { name: 'details', path: '/browse-listings', signedIn: true, main: true, act: openAnothers },
  {
    name: 'details-liked',
    path: '/browse-listings',
    signedIn: true,
    act: async (page) => {
      await openAnothers(page);
      await press('Like this listing')(page);
      await page.getByText('Like to get contact').waitFor({ state: 'hidden' });
    },
  },
  { name: 'details-loading', loading: true, path: gone, signedIn: true, before: hanging(ONE) },
  { name: 'details-not-found', path: gone, signedIn: true },
  { name: 'details-error', path: gone, signedIn: true, before: failing(ONE) },
];
