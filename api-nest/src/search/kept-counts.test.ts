import type { SearchResponse } from '@roommate/contracts';
import { KeptCounts } from './kept-counts.ts';

const empty = { relation: 'gte' as const, values: [] };
const many: Pick<SearchResponse, 'total' | 'facets'> = {
  total: { value: 1000, relation: 'gte' },
  facets: { roomType: empty, availability: empty, rent: empty, places: empty },
};

describe('KeptCounts', () => {
  it('has the counts for the other pages and orders of a search', () => {
    const kept = new KeptCounts();
    kept.keep({ rentMax: 9000, roomType: 'Single' }, many);
    expect(kept.of({ roomType: 'Single', rentMax: 9000, sort: 'rent', limit: 8, cursor: 'next' })).toBe(many);
  });

  it('has none for another search', () => {
    const kept = new KeptCounts();
    kept.keep({ rentMax: 9000, place: ['mirpur'] }, many);
    for (const query of [{}, { rentMax: 9000 }, { rentMax: 9000, place: ['mirpur', 'uttara'] }]) {
      expect(kept.of(query)).toBeUndefined();
    }
  });

  it('keeps no exact counts, which each post changes', () => {
    const kept = new KeptCounts();
    kept.keep({}, { ...many, total: { value: 999, relation: 'eq' } });
    expect(kept.of({})).toBeUndefined();
  });

  it('forgets counts after ten seconds', () => {
    jest.useFakeTimers();
    try {
      const kept = new KeptCounts();
      kept.keep({}, many);
      jest.advanceTimersByTime(9999);
      expect(kept.of({})).toBe(many);
      jest.advanceTimersByTime(1);
      expect(kept.of({})).toBeUndefined();
    } finally {
      jest.useRealTimers();
    }
  });

  it('forgets the oldest search after a thousand others', () => {
    const kept = new KeptCounts();
    for (let rentMax = 0; rentMax <= 1000; rentMax += 1) kept.keep({ rentMax }, many);
    expect(kept.of({ rentMax: 0 })).toBeUndefined();
    expect(kept.of({ rentMax: 1 })).toBe(many);
  });
});
