import manifest from '../remote.json';
import * as titles from './page-titles.ts';

it.each([
  [manifest.paths['/dashboard/all-listings'], titles.ALL_LISTINGS_TITLE],
  [manifest.paths['/dashboard/my-listings'], titles.MY_LISTINGS_TITLE],
  [manifest.paths['/dashboard/add-listing'], titles.ADD_LISTING_TITLE],
  [manifest.paths['/dashboard/preferences'], titles.PREFERENCES_TITLE],
  [manifest.paths['/dashboard/alerts'], titles.ALERTS_TITLE],
  [manifest.paths['/dashboard/api-keys'], titles.API_KEYS_TITLE],
])('has the title of a page in remote.json: %j', ({ meta }, title) => expect(title).toBe(meta.title));
