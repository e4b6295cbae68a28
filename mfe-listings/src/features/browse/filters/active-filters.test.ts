import type { SearchSummary } from '../query/fetch-matches.ts';
import { activeFilters } from './active-filters.ts';

const summary = (relation: 'eq' | 'gte'): SearchSummary => ({
  total: { value: 5, relation },
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
  [undefined, 'eq', 'Preferred: women only'],
  ['best', 'eq', 'Preferred: women only'],
  ['rent', 'eq', 'Not used in this order: women only'],
  ['best', 'gte', 'Not used in this order: women only'],
] as const)('a wish with the order %s and a total that is %s reads %j', (sort, relation, label) => {
  expect(labels({ q: 'girls', sort }, summary(relation))).toEqual([label]);
});
