import type { SearchResponse } from '@roommate/contracts';
import { CachedSearchCounts } from './cached-search-counts.ts';

const empty = { relation: 'gte' as const, values: [] };
const many: Pick<SearchResponse, 'total' | 'facets'> = {
  total: { value: 1000, relation: 'gte' },
  facets: { roomType: empty, availability: empty, rent: empty, places: empty },
};

describe('CachedSearchCounts', () => {
  it('has the counts for the other pages and orders of a search', () => {
    const cached = new CachedSearchCounts();
    cached.keep({ rentMax: 9000, roomType: 'Single' }, many);
    expect(cached.of({ roomType: 'Single', rentMax: 9000, sort: 'rent', limit: 8, cursor: 'next' })).toBe(
      many,
    );
  });

  it('has none for another search', () => {
    const cached = new CachedSearchCounts();
    cached.keep({ rentMax: 9000, place: ['mirpur'] }, many);
    for (const query of [{}, { rentMax: 9000 }, { rentMax: 9000, place: ['mirpur', 'uttara'] }]) {
      expect(cached.of(query)).toBeUndefined();
    }
  });

  it('keeps no exact counts, which each post changes', () => {
    const cached = new CachedSearchCounts();
    cached.keep({}, { ...many, total: { value: 999, relation: 'eq' } });
    expect(cached.of({})).toBeUndefined();
  });

  it('forgets counts after ten seconds', () => {
    jest.useFakeTimers();
    try {
      const cached = new CachedSearchCounts();
      cached.keep({}, many);
      jest.advanceTimersByTime(9999);
      expect(cached.of({})).toBe(many);
      jest.advanceTimersByTime(1);
      expect(cached.of({})).toBeUndefined();
    } finally {
      jest.useRealTimers();
    }
  });

  it('forgets the oldest search after a thousand others', () => {
    const cached = new CachedSearchCounts();
    for (let rentMax = 0; rentMax <= 1000; rentMax += 1) cached.keep({ rentMax }, many);
    expect(cached.of({ rentMax: 0 })).toBeUndefined();
    expect(cached.of({ rentMax: 1 })).toBe(many);
  });
});
