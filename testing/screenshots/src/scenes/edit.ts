import { keepTimedDialogsOpen } from '@roommate/test-support/clock';
import { SAMPLE_ID, ownListing, sampleListing } from '@roommate/test-support/sample-listing';
import type { Page } from 'playwright-core';
import {
  respondWith,
  waitForDialog,
  failRequests,
  hangRequests,
  holdRequests,
  press,
  waitForText,
  steps,
  type,
} from './steps.ts';
import type { Scene } from './scene.ts';

const LISTING = `/roommates/${SAMPLE_ID}`;

const UPDATE = 'Update Listing';
const own = respondWith(LISTING, ownListing);
const change = steps(type(/^Title/, 'A brighter room'), press(UPDATE));

/** Another client changes the rent between reading and saving. */
const changeMeanwhile = async (page: Page): Promise<void> => {
  let read = false;
  await page.route(`**/api${LISTING}`, (route) => {
    if (route.request().method() === 'PUT') return route.fulfill({ status: 412, json: {} });
    const json = read ? { ...ownListing, rentAmount: 24_000 } : ownListing;
    read = true;
    return route.fulfill({ json, headers: { etag: `"${json.rentAmount}"` } });
  });
};

const edit = { path: `/mylistings/update/${SAMPLE_ID}`, signedIn: true } as const;
const dialog = { ...edit, screenOnly: true } as const;

export const editScenes: readonly Scene[] = [
  {
    name: 'edit-listing',
    path: '/dashboard/my-listings',
    signedIn: true,
    main: true,
    act: async (page) => {
      await page.getByRole('link', { name: /^Edit/ }).first().click();
      await page.getByRole('button', { name: UPDATE }).waitFor();
    },
  },
  { ...edit, name: 'edit-loading', loading: true, main: true, before: holdRequests(LISTING) },
  { ...edit, name: 'edit-not-found', act: waitForText('Roommate not found') },
  { ...edit, name: 'edit-error', before: failRequests(LISTING) },
  { ...edit, name: 'edit-not-owner', before: respondWith(LISTING, sampleListing) },
  { ...edit, name: 'edit-errors', before: own, act: steps(type(/^Title/, ''), press(UPDATE)) },
  {
    ...edit,
    name: 'edit-updating',
    before: steps(own, hangRequests(LISTING, 'PUT')),
    act: steps(change, waitForText('Updating...')),
  },
  {
    ...dialog,
    name: 'edit-saved-dialog',
    main: true,
    before: steps(
      own,
      respondWith(LISTING, { matchedCount: 1, modifiedCount: 1 }, 'PUT'),
      keepTimedDialogsOpen,
    ),
    act: steps(change, waitForDialog('Success!')),
  },
  {
    ...dialog,
    name: 'edit-no-changes-dialog',
    main: true,
    before: own,
    act: steps(press(UPDATE), waitForDialog('No Changes')),
  },
  {
    ...dialog,
    name: 'edit-failed-dialog',
    main: true,
    before: steps(own, failRequests(LISTING, { method: 'PUT' })),
    act: steps(change, waitForDialog('Error')),
  },
  {
    ...dialog,
    name: 'edit-conflict-dialog',
    before: changeMeanwhile,
    act: steps(change, waitForDialog('Error'), waitForText(/changed in another tab/)),
  },
  {
    ...dialog,
    name: 'unsaved-edits-dialog',
    main: true,
    before: own,
    act: steps(
      type(/^Title/, 'Half a thought'),
      (page) => page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click(),
      waitForDialog('Leave without saving?'),
    ),
  },
];
