import { demoAccounts } from '@roommate/contracts';
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

const LISTINGS = '/roommates';
const STATS = '/roommates/stats';
const OWN = `/roommates/user/${encodeURIComponent(demoAccounts[0].email)}`;

const dashboard = { path: '/dashboard', signedIn: true } as const;
const all = { path: '/dashboard/all-listings', signedIn: true } as const;
const preferences = { path: '/dashboard/preferences', signedIn: true } as const;
const keys = { path: '/dashboard/api-keys', signedIn: true } as const;
const add = { path: '/dashboard/add-listing', signedIn: true } as const;

const storedPreferences = {
  rentMax: 12_000,
  places: ['dhanmondi', 'mirpur-10'],
  smoking: 'no',
  dealbreakers: ['rentMax'],
};

const storedKey = {
  _id: '5'.repeat(24),
  name: 'Nightly import of the rooms in Mirpur',
  scopes: ['listings:read', 'listings:write'],
  hint: 'x7Qk',
  createdAt: '2026-11-01T10:00:00.000Z',
  expiresAt: '2099-01-30T10:00:00.000Z',
  lastUsedAt: '2026-11-20T10:00:00.000Z',
};

const fillIn = steps(
  type(/^Title/, 'Room over the lake'),
  type(/^Location/, 'Gulshan 2, Dhaka'),
  type(/^Rent amount/, '21000'),
  (page) => page.getByRole('radio', { name: 'Single' }).check({ force: true }),
  type(/^Lifestyle/, 'Early riser'),
  type(/^Image URL/, 'https://127.0.0.1:1/none.jpg'),
  type(/^Description/, 'Quiet.'),
  type(/^Contact/, '+880 1000-000101'),
  waitForText(/No image loads from this URL/),
);
const send = steps(fillIn, press('Add Listing'));

export const dashboardScenes: readonly Scene[] = [
  { ...dashboard, name: 'dashboard', main: true },
  {
    ...dashboard,
    name: 'dashboard-loading',
    main: true,
    loading: true,
    before: steps(holdRequests(STATS), holdRequests(OWN)),
  },
  {
    ...dashboard,
    name: 'dashboard-error',
    before: steps(failRequests(STATS), failRequests('/roommates/count'), failRequests(OWN)),
  },
  { ...dashboard, name: 'dashboard-menu', main: true, widths: [360], act: press('Dashboard menu') },
  { ...all, name: 'all-listings', main: true },
  { ...all, name: 'all-listings-loading', loading: true, before: holdRequests(LISTINGS) },
  { ...all, name: 'all-listings-error', before: failRequests(LISTINGS) },
  { ...all, name: 'all-listings-empty', before: respondWith(LISTINGS, []) },
  {
    ...preferences,
    name: 'preferences',
    main: true,
    before: respondWith('/preferences', storedPreferences, 'GET'),
  },
  { ...preferences, name: 'preferences-error', before: failRequests('/preferences') },
  {
    ...keys,
    name: 'api-keys',
    main: true,
    before: respondWith(
      '/api-keys',
      [storedKey, { ...storedKey, _id: '6'.repeat(24), lastUsedAt: null }],
      'GET',
    ),
  },
  { ...keys, name: 'api-keys-empty', before: respondWith('/api-keys', [], 'GET') },
  { ...keys, name: 'api-keys-error', before: failRequests('/api-keys') },
  {
    ...keys,
    name: 'api-keys-created',
    main: true,
    before: steps(
      respondWith('/api-keys', [storedKey], 'GET'),
      respondWith('/api-keys', { ...storedKey, key: `rmd_${storedKey._id}_${'k'.repeat(43)}` }, 'POST'),
    ),
    act: steps(type(/^Name/, storedKey.name), press('Create Key'), waitForText(/^Your new key/)),
  },
  { ...add, name: 'add-listing', main: true },
  { ...add, name: 'add-listing-errors', main: true, act: press('Add Listing') },
  {
    ...add,
    name: 'add-listing-adding',
    before: hangRequests(LISTINGS, 'POST'),
    act: steps(send, waitForText('Adding...')),
  },
  {
    ...add,
    name: 'add-listing-done-dialog',
    screenOnly: true,
    before: respondWith(LISTINGS, { acknowledged: true, insertedId: '665f1c2ab7d94e0012a4c9d1' }, 'POST'),
    act: steps(send, waitForDialog('Roommate listing added successfully!')),
  },
  {
    ...add,
    name: 'add-listing-failed-dialog',
    screenOnly: true,
    before: failRequests(LISTINGS, { status: 500, method: 'POST' }),
    act: steps(send, waitForDialog('Error!')),
  },
  {
    ...add,
    name: 'logout-dialog',
    screenOnly: true,
    act: steps(
      type(/^Title/, 'Half a thought'),
      (page) => page.getByRole('main').getByRole('button', { name: 'Logout' }).click(),
      waitForDialog('Leave without saving?'),
    ),
  },
];
