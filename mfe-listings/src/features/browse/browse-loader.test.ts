import { getQueryClient } from '@roommate/shell-api/query';
import { createTestShell } from '@roommate/shell-api/testing';
import { batchQuery } from './batches/batch-query.ts';
import { prefetchBrowse } from './browse-loader.ts';
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

  it('is outdated after a while, and no other list is', async () => {
    getQueryClient().setQueryData(keyOf('q=other'), { items: [], next: undefined });
    await prefetch('q=room');
    expect(isOutdated('q=room')).toBe(false);
    await jest.advanceTimersByTimeAsync(30_000);
    expect([isOutdated('q=room'), isOutdated('q=other')]).toEqual([true, false]);
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
    await jest.advanceTimersByTimeAsync(20_000);
    await getQueryClient().resetQueries({ queryKey: keyOf('q=room') });
    await prefetch('q=room');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(isOutdated('q=room')).toBe(false);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(isOutdated('q=room')).toBe(true);
  });
});
