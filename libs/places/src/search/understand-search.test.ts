import { foundIn, tableRows as rows } from '../testing/table-rows.ts';

describe('understandSearch', () => {
  it('is tested with at least 300 queries', () => {
    expect(new Set(rows.map(({ query }) => query)).size).toBeGreaterThanOrEqual(300);
  });

  it.each(rows)('understands "$query"', ({ query, expected }) => {
    expect(foundIn(query)).toEqual(expected);
  });
});
