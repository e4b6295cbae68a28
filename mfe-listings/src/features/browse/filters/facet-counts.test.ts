import type { PageSearch } from '@roommate/contracts';
import type { SearchSummary } from '../matches/fetch-matches.ts';
import { facetCounts } from './facet-counts.ts';

const place = (id: string, count: number) => ({ ...{ id, name: id, nameBn: '' }, count });
const summary = (relation: 'eq' | 'gte', total: SearchSummary['total']): SearchSummary => ({
  total,
  facets: {
    roomType: {
      relation,
      values: [
        { value: 'Single', count: 533 },
        { value: 'Shared', count: 467 },
      ],
    },
    availability: { relation, values: [{ value: 'not available', count: 0 }] },
    rent: { relation, values: [] },
    places: { relation, values: [place('dhanmondi', 24), place('mirpur', 40)] },
  },
  understood: { places: [] },
  names: [],
});
const exact = { value: 697, relation: 'eq' } as const;
const many = { value: 1000, relation: 'gte' } as const;
const counts = (search: PageSearch, found: SearchSummary) => {
  const { roomType, availability, place: placeCount } = facetCounts(search, found);
  return {
    single: roomType('Single'),
    taken: availability('not available'),
    dhanmondi: placeCount('dhanmondi'),
    mirpur10: placeCount('mirpur-10'),
  };
};

describe('the counts of choices', () => {
  it('are exact where the API has counted all matches', () => {
    expect(counts({}, summary('eq', exact))).toEqual({
      single: { value: 533, relation: 'eq' },
      taken: { value: 0, relation: 'eq' },
      dhanmondi: { value: 24, relation: 'eq' },
      mirpur10: undefined,
    });
  });

  it('are minimum counts elsewhere, without those that say nothing', () => {
    expect(counts({}, summary('gte', many))).toEqual({
      single: { value: 533, relation: 'gte' },
      taken: undefined,
      dhanmondi: { value: 24, relation: 'gte' },
      mirpur10: undefined,
    });
  });

  it('are the total of the search for the only chosen value', () => {
    expect(counts({ places: ['mirpur-10'] }, summary('gte', exact)).mirpur10).toEqual(exact);
    expect(counts({ places: ['dhanmondi'] }, summary('gte', exact)).dhanmondi).toEqual(exact);
    expect(counts({ places: ['dhanmondi'] }, summary('gte', many)).dhanmondi).toEqual(many);
    expect(counts({ roomType: 'Single' }, summary('gte', exact)).single).toEqual(exact);
    const understood = {
      places: [{ id: 'dhanmondi', name: 'Dhanmondi', nameBn: '', kind: 'area' as const }],
    };
    const found = { ...summary('gte', exact), understood };
    expect(counts({ q: 'dhanmondi balcony' }, found).dhanmondi).toEqual(exact);
  });

  it('of one of several chosen areas are not the total', () => {
    const two = counts({ places: ['dhanmondi', 'mirpur-10'] }, summary('gte', exact));
    expect(two).toMatchObject({ dhanmondi: { value: 24, relation: 'gte' }, mirpur10: undefined });
  });
});
