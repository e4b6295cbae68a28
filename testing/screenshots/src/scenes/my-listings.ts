import { SAMPLE_ID, ownListing } from '@roommate/test-support/sample-listing';
import type { Page } from 'playwright-core';
import { respondWith, waitForDialog, holdRequests, press, steps } from './steps.ts';
import type { Scene } from './scene.ts';

const MINE = '/roommates/mylistings';
const mine = { path: '/dashboard/my-listings', signedIn: true } as const;
const table = { ...mine, path: '/dashboard/my-listings?view=table' } as const;
const dialog = { ...mine, screenOnly: true } as const;

const remove = steps(press(/^Delete/), waitForDialog('Are you sure?'));
const confirm = (page: Page) => page.getByRole('button', { name: 'Yes, delete it!' }).click();

/** Responds to the deletion. Without a response the request never ends. */
const deletion = (response?: object) =>
  steps(respondWith(MINE, [ownListing]), (page) =>
    page.route(`**/api/roommates/${SAMPLE_ID}`, (route) => response && route.fulfill({ json: response })),
  );

export const myListingsScenes: readonly Scene[] = [
  { ...mine, name: 'my-listings', main: true },
  { ...mine, name: 'my-listings-loading', main: true, loading: true, before: holdRequests(MINE) },
  { ...mine, name: 'my-listings-empty', before: respondWith(MINE, []) },
  { ...table, name: 'my-listings-table', main: true },
  { ...table, name: 'my-listings-table-loading', loading: true, before: holdRequests(MINE) },
  { ...dialog, name: 'delete-dialog', main: true, act: remove },
  {
    ...dialog,
    name: 'delete-busy',
    before: deletion(),
    act: steps(remove, confirm, (page) => page.getByText('Please wait...').waitFor()),
  },
  {
    ...dialog,
    name: 'deleted-dialog',
    before: deletion({ deletedCount: 1 }),
    act: steps(remove, confirm, waitForDialog('Deleted!')),
  },
  {
    ...dialog,
    name: 'delete-failed-dialog',
    before: deletion({ deletedCount: 0 }),
    act: steps(remove, confirm, waitForDialog('Error!')),
  },
];
