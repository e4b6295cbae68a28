import { understandSearch } from '../search/understand-search.ts';
import { askedQueryTable } from './query-table-asked.ts';
import { denialsQueryTable } from './query-table-denials.ts';
import { everydayQueryTable } from './query-table-everyday.ts';
import { landmarksQueryTable } from './query-table-landmarks.ts';
import { permissionQueryTable } from './query-table-permissions.ts';
import { phrasesQueryTable } from './query-table-phrases.ts';
import { limitsQueryTable } from './query-table-limits.ts';
import { queryTable } from './query-table.ts';
import { roadsQueryTable } from './query-table-roads.ts';
import { spokenQueryTable } from './query-table-spoken.ts';
import { slipsQueryTable } from './query-table-slips.ts';
import { usualQueryTable } from './query-table-usual.ts';

const filterOf = (pair: string) => {
  const [name = '', value = ''] = pair.split('=');
  if (value === 'true') return [name, true];
  return [name, /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : value.replace('_', ' ')];
};

const listOf = (cell: string) => (cell ? cell.split(',').map((item) => item.trim()) : []);

/** The queries of the table with what `understandSearch` is to find in each. */
export const tableRows = [
  queryTable,
  everydayQueryTable,
  spokenQueryTable,
  permissionQueryTable,
  askedQueryTable,
  usualQueryTable,
  slipsQueryTable,
  limitsQueryTable,
  denialsQueryTable,
  landmarksQueryTable,
  roadsQueryTable,
  phrasesQueryTable,
]
  .flatMap((table) => table.trim().split('\n'))
  .map((line) => {
    const [query = '', ids = '', filters = '', rest = '', hints = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return {
      query,
      expected: {
        places: listOf(ids),
        ...(Object.fromEntries(filters.split(' ').filter(Boolean).map(filterOf)) as Record<string, unknown>),
        rest,
        hints: listOf(hints),
      },
    };
  });

/** What `understandSearch` finds, in the form of the table. A wish without a field is its words. */
export function foundIn(query: string) {
  const { places, excluded = [], hints, ...filters } = understandSearch(query);
  return {
    places: places.map(({ place }) => place.id),
    ...(excluded.length > 0 && { excluded: excluded.map(({ place }) => place.id).join('+') }),
    ...filters,
    hints: hints.map(({ wish, words }) => (wish ? Object.entries(wish).flat().join('=') : words)),
  };
}
