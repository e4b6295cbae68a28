import { understandQuery } from './understand-query.ts';
import { tableRows as rows } from '../testing/table-rows.ts';

describe('understandQuery', () => {
  it('is tested with at least 150 queries', () => {
    expect(new Set(rows.map(({ query }) => query)).size).toBeGreaterThanOrEqual(150);
  });

  it.each(rows)('understands "$query"', ({ query, expected }) => {
    const { places, ...filters } = understandQuery(query);
    expect({ places: places.map(({ place }) => place.id), ...filters }).toEqual(expected);
  });
});
