import { understandQuery } from './understand-query.ts';
import { queryTable } from '../testing/query-table.ts';

const filterOf = (pair: string) => {
  const [name = '', value = ''] = pair.split('=');
  return [name, /^\d+$/.test(value) ? Number(value) : value.replace('_', ' ')];
};

const rows = queryTable
  .trim()
  .split('\n')
  .map((line) => {
    const [query = '', ids = '', filters = '', rest = ''] = line.split('|').map((cell) => cell.trim());
    return {
      query,
      expected: {
        places: ids ? ids.split(',').map((id) => id.trim()) : [],
        ...(Object.fromEntries(filters.split(' ').filter(Boolean).map(filterOf)) as Record<string, unknown>),
        rest,
      },
    };
  });

describe('understandQuery', () => {
  it('is tested with at least 150 queries', () => {
    expect(new Set(rows.map(({ query }) => query)).size).toBeGreaterThanOrEqual(150);
  });

  it.each(rows)('understands "$query"', ({ query, expected }) => {
    const { places, ...filters } = understandQuery(query);
    expect({ places: places.map(({ place }) => place.id), ...filters }).toEqual(expected);
  });
});
