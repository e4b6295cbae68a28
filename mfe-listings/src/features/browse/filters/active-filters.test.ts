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
  [{}, 'eq', 'Preferred: women only'],
  [{ sort: 'best' }, 'eq', 'Preferred: women only'],
  [{ sort: 'rent' }, 'eq', 'Not used in this order: women only'],
  [{ near: 'buet' }, 'eq', 'Not used in this order: women only'],
  [{ near: 'buet', sort: 'best' }, 'eq', 'Preferred: women only'],
  [{}, 'gte', 'Not used for so many rooms: women only'],
] as const)('a wish in the search %j with a total that is %s reads %j', (search, relation, label) => {
  expect(labels({ q: 'girls', ...search }, summary(relation)).at(-1)).toBe(label);
});
