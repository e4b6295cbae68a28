import { answering, failing, hanging, press } from '../calls.ts';
import type { Scene } from '../scene.ts';

const MINE = '/roommates/mylistings';

export const dashboardScenes: readonly Scene[] = [
  { name: 'dashboard', path: '/dashboard', signedIn: true, main: true },
  {
    name: 'dashboard-error',
    path: '/dashboard',
    signedIn: true,
    before: async (page) => {
      await failing('/roommates/stats')(page);
      await failing('/roommates/count')(page);
    },
  },
  {
    name: 'dashboard-menu',
    path: '/dashboard',
    signedIn: true,
    widths: [360],
    act: press('Dashboard menu'),
  },
  { name: 'all-listings', path: '/dashboard/all-listings', signedIn: true, main: true },
  {
    name: 'all-listings-error',
    path: '/dashboard/all-listings',
    signedIn: true,
    before: failing('/roommates'),
  },
  { name: 'my-listings', path: '/dashboard/my-listings', signedIn: true, main: true },
  { name: 'my-listings-table', path: '/dashboard/my-listings?view=table', signedIn: true, main: true },
  {
    name: 'my-listings-loading',
    loading: true,
    path: '/dashboard/my-listings',
    signedIn: true,
    before: hanging(MINE),
  },
  { name: 'my-listings-empty', path: '/dashboard/my-listings', signedIn: true, before: answering(MINE, []) },
  {
    name: 'delete-dialog',
    path: '/dashboard/my-listings',
    signedIn: true,
    main: true,
    screenOnly: true,
    act: (page) =>
      page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click(),
  },
  { name: 'add-listing', path: '/dashboard/add-listing', signedIn: true, main: true },
  { name: 'add-listing-errors', path: '/dashboard/add-listing', signedIn: true, act: press('Add Listing') },
  {
    name: 'edit-listing',
    path: '/dashboard/my-listings',
    signedIn: true,
    main: true,
    act: async (page) => {
      await page.getByRole('link', { name: /^Edit/ }).first().click();
      await page.getByRole('button', { name: 'Update Listing' }).waitFor();
    },
  },
];
