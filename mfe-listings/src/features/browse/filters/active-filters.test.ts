import type { SearchSummary } from '../matches/fetch-matches.ts';
import { activeFilters } from './active-filters.ts';

const summary = (relation: 'eq' | 'gte', value: number): SearchSummary => ({
  total: { value, relation },
  facets: {
    roomType: { relation, values: [] },
    availability: { relation, values: [] },
    rent: { relation, values: [] },
    places: { relation, values: [] },
  },
  understood: { places: [], hints: [{ about: 'household', label: 'women only', words: 'girls' }] },
  names: [],
});
const labels = (...args: Parameters<typeof activeFilters>) =>
  activeFilters(...args).map(({ label }) => label);

it.each([
  [{}, 'eq', 5, 'Preferred: women only'],
  [{ sort: 'best' }, 'eq', 5, 'Preferred: women only'],
  [{ sort: 'rent' }, 'eq', 5, 'Not used in this order: women only'],
  [{ near: 'buet' }, 'eq', 5, 'Not used in this order: women only'],
  [{ near: 'buet', sort: 'best' }, 'eq', 5, 'Preferred: women only'],
  [{}, 'gte', 1000, 'Not used with more than 1,000 rooms: women only'],
  [{}, 'gte', 12, 'Not used here: women only'],
  [{}, 'gte', 0, 'Not used here: women only'],
] as const)('a wish in the search %j with the total %s %i reads %j', (search, relation, value, label) => {
  expect(labels({ q: 'girls', ...search }, summary(relation, value)).at(-1)).toBe(label);
});

it('a wish counts for nothing when all rooms were read before their number was known', () => {
  const unranked: SearchSummary = { ...summary('eq', 3), isUnranked: true };
  expect(labels({ q: 'girls' }, unranked).at(-1)).toBe('Not used here: women only');
});

it('a place has its short name, and its full name beside it', () => {
  const nsu = {
    id: 'nsu',
    name: 'North South University',
    shortName: 'NSU',
    nameBn: '',
    kind: 'university' as const,
  };
  const mirpur = { id: 'mirpur', name: 'Mirpur', nameBn: '', kind: 'thana' as const };
  const known = { ...summary('eq', 3), understood: { places: [] }, names: [nsu, mirpur] };
  const filters = activeFilters({ places: ['mirpur', 'nsu'] }, known);
  expect(filters.map(({ label, fullName }) => [label, fullName])).toEqual([
    ['Mirpur', undefined],
    ['Within 2 km of NSU', 'North South University'],
  ]);
});
