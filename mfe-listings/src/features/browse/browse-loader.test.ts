import { getQueryClient } from '@roommate/shell-api/query';
import { createTestShell } from '@roommate/shell-api/testing';
import { batchQuery } from './batches/batch-query.ts';
import { browseLoader } from './browse-loader.ts';
import { prefetchBrowse } from './prefetch-browse.ts';
import { searchKeyOf } from './search-url/search-key.ts';
import { readSearch } from './search-url/read-search.ts';

const searchOf = (query: string) => searchKeyOf(readSearch(new URLSearchParams(query)));
const keyOf = (query: string, cursor = '') => batchQuery(cursor, searchOf(query)).queryKey;
const isOutdated = (query: string): boolean | undefined =>
  getQueryClient().getQueryState(keyOf(query))?.isInvalidated;

async function prefetch(query: string): Promise<void> {
  void prefetchBrowse({ params: {}, request: new Request(`http://localhost/browse-listings?${query}`) });
  await jest.advanceTimersByTimeAsync(1000);
}

describe('a list that has loaded ahead', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    createTestShell();
  });
  afterEach(() => jest.useRealTimers());

  it('is outdated after 2 seconds, and no other list is', async () => {
    getQueryClient().setQueryData(keyOf('q=other'), { items: [], next: undefined });
    await prefetch('q=room');
    expect(isOutdated('q=room')).toBe(false);
    await jest.advanceTimersByTimeAsync(2000);
    expect([isOutdated('q=room'), isOutdated('q=other')]).toEqual([true, false]);
  });

  it('is there at once on the visit, and a second intent reads it again', async () => {
    const shell = createTestShell({ listings: [] });
    const reads = () => shell.api.calls.filter(({ path }) => path.startsWith('/roommates?')).length;
    const visit = () => browseLoader({ request: new Request('http://localhost/browse-listings') });
    await prefetch('');
    expect([(await visit()).batch, reads()]).toMatchObject([{ items: [] }, 1]);
    // A second intent before the visit does not make the list current.
    for (const count of [1, 2]) {
      await jest.advanceTimersByTimeAsync(12_000);
      expect(reads()).toBe(count);
      await prefetch('');
    }
    await jest.advanceTimersByTimeAsync(2000);
    expect((await visit()).batch).toMatchObject({ items: [] });
    await jest.advanceTimersByTimeAsync(1);
    // The page reads it again when it shows.
    expect([reads(), isOutdated('')]).toEqual([3, true]);
  });

  it('stays current while it is open, also when its first rooms are not on the screen', async () => {
    await prefetch('q=room');
    const client = getQueryClient();
    const later = client.getQueryCache().build(client, { queryKey: keyOf('q=room', 'next') });
    const observer = { options: {}, onQueryUpdate: () => undefined };
    later.addObserver(observer as never);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(isOutdated('q=room')).toBe(false);
  });

  it('stays current when it was read again meanwhile', async () => {
    await prefetch('q=room');
    await getQueryClient().resetQueries({ queryKey: keyOf('q=room') });
    await prefetch('q=room');
    await jest.advanceTimersByTimeAsync(900);
    expect(isOutdated('q=room')).toBe(false);
    await jest.advanceTimersByTimeAsync(2000);
    expect(isOutdated('q=room')).toBe(true);
  });
});
