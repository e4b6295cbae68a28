import type { PageSearch } from '@roommate/contracts';
import type { SearchSummary } from '../matches/fetch-matches.ts';
import { searchTitle } from './search-title.ts';

const place = (id: string, name: string, kind: SearchSummary['names'][number]['kind'] = 'area') => ({
  ...{ id, name, nameBn: '' },
  kind,
});
const bubt = place('bubt', 'Bangladesh University of Business and Technology', 'university');
const buet = place('buet', 'BUET', 'university');
const farmgate = place('mrt-farmgate', 'Farmgate Metro Station', 'station');
const summary = (understood: Partial<SearchSummary['understood']> = {}): SearchSummary => ({
  total: { value: 1, relation: 'eq' },
  facets: {
    roomType: { relation: 'eq', values: [] },
    availability: { relation: 'eq', values: [] },
    rent: { relation: 'eq', values: [] },
    places: { relation: 'eq', values: [] },
  },
  understood: { places: [], ...understood },
  names: [
    ...[place('mirpur-10', 'Mirpur 10'), place('uttara', 'Uttara'), place('gulshan', 'Gulshan')],
    ...[buet, bubt, farmgate],
  ],
});

const IN_OR_AROUND = 'Rooms in Uttara or within 2 km of BUET within 1 km of a point on the map';

describe('searchTitle', () => {
  it.each<[PageSearch, string | undefined]>([
    [{ places: ['mirpur-10'], rentMax: 8000 }, 'Rooms in Mirpur 10 up to 8,000 BDT'],
    [{ places: ['mirpur-10', 'uttara'], roomType: 'Single' }, 'Single rooms in Mirpur 10 and Uttara'],
    [{ places: ['mirpur-10', 'uttara', 'gulshan'] }, 'Rooms in Mirpur 10 and 2 other areas'],
    [{ places: ['mirpur-10'], within: 2 }, 'Rooms within 2 km of Mirpur 10'],
    [{ places: ['buet'], rentMax: 8000 }, 'Rooms within 2 km of BUET up to 8,000 BDT'],
    [{ places: ['buet'], within: 5 }, 'Rooms within 5 km of BUET'],
    [{ places: ['buet', 'mrt-farmgate'] }, 'Rooms within 2 km of BUET and Farmgate Metro Station'],
    [{ places: ['bubt', 'buet'] }, 'Rooms within 2 km of 2 places'],
    [{ places: ['buet', 'uttara'] }, 'Rooms in Uttara or within 2 km of BUET'],
    [{ places: ['bubt', 'uttara'] }, 'Rooms in or near 2 places'],
    [{ places: ['buet', 'uttara'], within: 3 }, 'Rooms within 3 km of BUET and Uttara'],
    [{ places: ['uttara', 'buet'], near: '23.78,90.41', within: 1 }, IN_OR_AROUND],
    [{ places: ['nowhere'], rentMax: 8000 }, undefined],
    [{ near: 'nowhere' }, undefined],
    [{ near: 'buet', rentMin: 5000, rentMax: 9000 }, 'Rooms near BUET from 5,000 to 9,000 BDT'],
    [{ near: '23.78,90.41', within: 1 }, 'Rooms within 1 km of a point on the map'],
    [{ sort: 'rent', hasPhoto: true }, undefined],
  ])('says what %j looks for', (search, title) => {
    expect(searchTitle(search, summary())).toBe(title);
  });

  it('says what a text means', () => {
    const understood = { places: [place('uttara', 'Uttara')], rentMax: 5000, text: 'balcony' };
    expect(searchTitle({ q: 'balcony uttara under 5k' }, summary(understood))).toBe(
      'Rooms in Uttara up to 5,000 BDT with “balcony”',
    );
    const excluded = [{ ...place('uttara', 'Uttara'), words: 'not uttara' }];
    expect(searchTitle({ q: 'near metro not uttara' }, summary({ metroWithin: 2, excluded }))).toBe(
      'Rooms within 2 km of the metro not in Uttara',
    );
    expect(searchTitle({ q: 'x'.repeat(50) }, summary({ text: 'x'.repeat(50) }))).toBeUndefined();
  });
});
