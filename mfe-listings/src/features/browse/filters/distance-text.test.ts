import type { SearchSummary } from '../matches/fetch-matches.ts';
import { distanceTextOf } from './distance-text.ts';

const facet = { relation: 'eq' as const, values: [] };
const summary: SearchSummary = {
  total: { value: 1, relation: 'eq' },
  facets: { roomType: facet, availability: facet, rent: facet, places: facet },
  understood: {
    places: [{ id: 'buet', name: 'BUET of Dhaka', shortName: 'BUET', nameBn: '', kind: 'university' }],
  },
  names: [{ id: 'mirpur-10', name: 'Mirpur 10', nameBn: '', kind: 'area' }],
};

it.each([
  [{ near: 'mirpur-10' }, 1.2, '1.2 km from Mirpur 10'],
  [{ near: 'mirpur-10' }, 0, 'In Mirpur 10'],
  [{ near: '23.78,90.41' }, 0.4, '0.4 km from the point on the map'],
  [{ places: ['mirpur-10'], sort: 'distance' }, 2, '2 km from Mirpur 10'],
  [{ q: 'buet', sort: 'distance' }, 3.1, '3.1 km from BUET'],
  [{ q: 'buet', sort: 'distance' }, 0, 'Beside BUET'],
  [{ near: 'mirpur-10' }, undefined, undefined],
  [{ near: 'mirpur-10', sort: 'rent' }, 1.2, undefined],
  [{ near: 'unknown' }, 1.2, undefined],
] as const)('in the search %j a room at %s km shows %j', (search, km, text) => {
  expect(distanceTextOf(search, summary)?.short(km)).toBe(text);
});

it('has the full name of a place beside the short one', () => {
  const search = { q: 'buet', sort: 'distance' } as const;
  expect(distanceTextOf(search, summary)?.full?.(3.1)).toBe('3.1 km from BUET of Dhaka');
  expect(distanceTextOf({ near: 'mirpur-10' }, summary)?.full).toBeUndefined();
});
