import manifest from '../remote.json';
import * as titles from './page-titles.ts';

it.each([
  ['/browse-listings', titles.BROWSE_TITLE],
  ['/areas', titles.AREAS_TITLE],
  ['/saved', titles.SAVED_TITLE],
  ['/compare', titles.COMPARE_TITLE],
  ['/mylistings/update/:id', titles.EDIT_TITLE],
])('has the title of %s in remote.json', (path, title) => {
  expect(title).toBe(manifest.paths.find((declared) => declared.path === path)?.meta.title);
});
