import type { SearchResponse } from '@roommate/contracts';
import { sampleListing } from '@roommate/shell-api/testing';
import { fullPage } from './full-page.ts';

const empty = { relation: 'gte' as const, values: [] };
const SIZE = 24;
const FAILED = 'failed';

interface Start {
  cursor?: string;
  isAhead?: boolean;
  total?: SearchResponse['total'];
}

/** Reads the first of some pages with these numbers of listings. The cursor is the number of the page. */
async function fill(pages: (number | typeof FAILED)[], start: Start = {}) {
  const limits: number[] = [];
  const read = (limit: number, cursor: string | undefined): Promise<SearchResponse> => {
    limits.push(limit);
    const nth = Number(cursor ?? 0);
    const page = pages[nth] ?? 0;
    if (page === FAILED) return Promise.reject(new Error('No connection.'));
    return Promise.resolve({
      items: Array.from({ length: page }, (_, i) => sampleListing(i)),
      total: { value: 2, relation: 'gte', ...start.total },
      facets: { roomType: empty, availability: empty, rent: empty, places: empty },
      understood: { places: [] },
      names: [],
      next: nth + 1 < pages.length ? String(nth + 1) : undefined,
    });
  };
  const { cursor, isAhead = false } = start;
  const { items, next, total, end, isUnranked } = await fullPage({ size: SIZE, cursor, isAhead }, read);
  return { shown: items.length, next, end, total, isUnranked, limits };
}

describe('a page of matches', () => {
  it('is one request when it is full', async () => {
    const page = await fill([24, 24]);
    expect(page).toEqual({ shown: 24, next: '1', total: { value: 24, relation: 'gte' }, limits: [24] });
  });

  it('is filled from the pages after a short one, and counts their listings', async () => {
    const page = await fill([0, 10, 14, 24]);
    expect(page).toMatchObject({ shown: 24, next: '3', total: { value: 24, relation: 'gte' } });
    expect(page.limits).toEqual([24, 24, 14]);
  });

  it.each([[[0, 1]], [[0, 0, 24]], [[0, 0]]])(
    'has the exact number at the end of the matches, in no order of a person: %j',
    async (pages) => {
      const count = Math.max(...pages);
      expect(await fill(pages)).toMatchObject({
        shown: count,
        next: undefined,
        end: undefined,
        total: { value: count, relation: 'eq' },
        isUnranked: true,
      });
    },
  );

  it('keeps the order of a person when the API has known the number', async () => {
    const page = await fill([1], { total: { value: 1, relation: 'eq' } });
    expect(page).toMatchObject({ total: { value: 1, relation: 'eq' }, isUnranked: undefined });
  });

  it('knows no exact number at the end of a list that it has not read from the start', async () => {
    const page = await fill([24, 3], { cursor: '1' });
    expect(page).toMatchObject({ shown: 3, total: { value: 3, relation: 'gte' }, end: undefined });
  });

  it('is cut after some pages without enough listings', async () => {
    const page = await fill([0, 1, 0, 2, 24, 24]);
    expect(page).toMatchObject({ shown: 3, next: undefined, end: 'limit' });
    expect(page.total).toEqual({ value: 3, relation: 'gte' });
    expect(page.limits).toEqual([24, 24, 23, 23]);
  });

  it('keeps the listings before a page that fails', async () => {
    const page = await fill([0, 2, FAILED, 24]);
    expect(page).toMatchObject({ shown: 2, next: undefined, end: 'failure' });
    expect(page.total).toEqual({ value: 2, relation: 'gte' });
  });

  it.each([[[FAILED]], [[0, FAILED]]] as const)('fails without a listing: %j', async (pages) => {
    await expect(fill([...pages])).rejects.toThrow('No connection.');
  });

  it('reads one page ahead of a visit', async () => {
    expect(await fill([3, 24], { isAhead: true })).toMatchObject({ shown: 3, end: 'ahead', limits: [24] });
    expect(await fill([24, 24], { isAhead: true })).toMatchObject({ next: '1', end: undefined });
    expect((await fill([3], { isAhead: true })).total).toEqual({ value: 3, relation: 'eq' });
  });
});
