import type { SearchResponse } from '@roommate/contracts';
import { sampleListing } from '@roommate/shell-api/testing';
import { fullPage } from './full-page.ts';

const empty = { relation: 'gte' as const, values: [] };
const SIZE = 24;

/** Reads the first of some pages with these numbers of listings. The cursor is the number of the page. */
async function fill(...sizes: number[]) {
  const limits: number[] = [];
  const read = (limit: number, cursor: string): Promise<SearchResponse> => {
    limits.push(limit);
    const nth = Number(cursor);
    return Promise.resolve({
      items: Array.from({ length: sizes[nth] ?? 0 }, (_, i) => sampleListing(i)),
      total: { value: 2, relation: 'gte' },
      facets: { roomType: empty, availability: empty, rent: empty, places: empty },
      understood: { places: [] },
      names: [],
      next: nth + 1 < sizes.length ? String(nth + 1) : undefined,
    });
  };
  const { items, next, total } = await fullPage(SIZE, '0', read);
  return { shown: items.length, next, total: total.value, limits };
}

describe('a page of matches', () => {
  it('is one request when it is full', async () => {
    expect(await fill(24, 24)).toEqual({ shown: 24, next: '1', total: 24, limits: [24] });
  });

  it('is filled from the pages after a short one, and counts their listings', async () => {
    expect(await fill(0, 10, 14, 24)).toEqual({ shown: 24, next: '3', total: 24, limits: [24, 24, 14] });
  });

  it('stays short at the end of the matches', async () => {
    expect(await fill(0, 1)).toEqual({ shown: 1, next: undefined, total: 2, limits: [24, 24] });
  });

  it('ends the list after some pages without enough listings', async () => {
    const limits = [24, 24, 23, 23];
    expect(await fill(0, 1, 0, 2, 24, 24)).toEqual({ shown: 3, next: undefined, total: 3, limits });
  });
});
