import manifest from '../remote.json';
import * as titles from './page-titles.ts';

it.each([
  ['/dashboard/all-listings', titles.ALL_LISTINGS_TITLE],
  ['/dashboard/my-listings', titles.MY_LISTINGS_TITLE],
  ['/dashboard/add-listing', titles.ADD_LISTING_TITLE],
  ['/dashboard/preferences', titles.PREFERENCES_TITLE],
  ['/dashboard/alerts', titles.ALERTS_TITLE],
  ['/dashboard/api-keys', titles.API_KEYS_TITLE],
])('has the title of %s in remote.json', (path, title) => {
  expect(title).toBe(manifest.paths.find((declared) => declared.path === path)?.meta?.title);
});
