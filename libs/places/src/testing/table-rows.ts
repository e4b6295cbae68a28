import { everydayQueryTable } from './query-table-everyday.ts';
import { queryTable } from './query-table.ts';

const filterOf = (pair: string) => {
  const [name = '', value = ''] = pair.split('=');
  return [name, /^\d+$/.test(value) ? Number(value) : value.replace('_', ' ')];
};

/** The queries of the table with what `understandQuery` is to find in each. */
export const tableRows = [queryTable, everydayQueryTable]
  .flatMap((table) => table.trim().split('\n'))
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
