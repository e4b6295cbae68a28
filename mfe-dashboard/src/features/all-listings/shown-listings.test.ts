import { sampleListings } from '@roommate/shell-api/testing';
import { PAGE_SIZE } from './api/get-listings-page.ts';
import { MAX_SHOWN, firstPage, withPage } from './shown-listings.ts';

const all = sampleListings(300);
const page = (number: number) => ({
  listings: all.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE),
  next: `after-${number}`,
});

/** What is shown once so many pages have been loaded. */
function shownAfter(pages: number) {
  let shown = firstPage(page(1));
  for (let number = 2; number <= pages; number += 1) shown = withPage(shown, page(number));
  return shown;
}

it('holds every listing up to the bound', () => {
  const { listings, skipped, next, added } = shownAfter(10);
  expect(listings).toEqual(all.slice(0, MAX_SHOWN));
  expect({ skipped, next, added }).toEqual({ skipped: 0, next: 'after-10', added: PAGE_SIZE });
});

it('lets the newest go beyond it', () => {
  const { listings, skipped, added } = shownAfter(12);
  expect(listings).toEqual(all.slice(2 * PAGE_SIZE, 12 * PAGE_SIZE));
  expect({ skipped, added }).toEqual({ skipped: 2 * PAGE_SIZE, added: PAGE_SIZE });
});

it('takes a last page that is shorter', () => {
  const last = { listings: all.slice(48, 50), next: undefined };
  expect(withPage(shownAfter(2), last)).toMatchObject({ added: 2, next: undefined, skipped: 0 });
});
