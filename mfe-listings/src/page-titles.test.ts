import manifest from '../remote.json';
import * as titles from './page-titles.ts';

it.each([
  [manifest.paths['/browse-listings'], titles.BROWSE_TITLE],
  [manifest.paths['/areas'], titles.AREAS_TITLE],
  [manifest.paths['/saved'], titles.SAVED_TITLE],
  [manifest.paths['/compare'], titles.COMPARE_TITLE],
  [manifest.paths['/mylistings/update/:id'], titles.EDIT_TITLE],
])('has the title of a page in remote.json: %j', ({ meta }, title) => expect(title).toBe(meta.title));
