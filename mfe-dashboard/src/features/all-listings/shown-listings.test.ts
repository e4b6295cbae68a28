import { getQueryClient } from '@roommate/shell-api/query';
import { createTestShell, sampleListings } from '@roommate/shell-api/testing';
import { PAGE_SIZE, allListingsQuery } from './all-listings.ts';
import { toShownListings } from './shown-listings.ts';

const stored = sampleListings(300);
const ids = (from: number, to: number) => stored.slice(from, to).map(({ _id }) => _id);

/** The shown listings after some pages have loaded. */
async function shownAfter(pages: number, listings = stored) {
  createTestShell({ listings });
  const query = allListingsQuery('visit');
  return toShownListings(await getQueryClient().fetchInfiniteQuery({ ...query, pages }));
}

it('keeps all listings up to 240', async () => {
  const { listings, batches, ...rest } = await shownAfter(10);
  expect(listings.map(({ _id }) => _id)).toEqual(ids(0, 240));
  expect(batches).toHaveLength(10);
  expect(rest).toEqual({ skipped: 0, hasMore: true, added: PAGE_SIZE });
});

it('removes the newest listings beyond 240', async () => {
  const { listings, batches, ...rest } = await shownAfter(12);
  expect(listings.map(({ _id }) => _id)).toEqual(ids(48, 288));
  expect(batches.flat()).toEqual(ids(48, 288));
  expect(rest).toEqual({ skipped: 48, hasMore: true, added: PAGE_SIZE });
});

it('accepts a shorter last page', async () => {
  const { listings, batches, ...rest } = await shownAfter(3, stored.slice(0, 50));
  expect(listings).toHaveLength(50);
  expect(batches.map(({ length }) => length)).toEqual([24, 24, 2]);
  expect(rest).toEqual({ skipped: 0, hasMore: false, added: 2 });
});
