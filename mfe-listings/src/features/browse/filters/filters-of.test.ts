import { browsePath, type PageSearch } from '@roommate/contracts';
import { withFilters, withoutWords, type Understood } from './filters-of.ts';

const understood: Understood = {
  places: [{ id: 'du', name: 'University of Dhaka', nameBn: 'ঢাকা বিশ্ববিদ্যালয়', kind: 'university' }],
  within: 2,
  rentMax: 5000,
  roomType: 'Shared',
  text: 'balcony',
};
const hints: NonNullable<Understood['hints']> = [
  { about: 'household', label: 'women only', words: 'girls' },
  { about: 'text', label: '“lift”', words: 'lift' },
];
const search: PageSearch = { q: '2 seat under 5k near du balcony', sort: 'rent' };
const change = (changes: PageSearch, from = search) =>
  browsePath(withFilters(from, understood, () => changes));

describe('withFilters', () => {
  it('keeps the text when it says nothing about the filter', () => {
    expect(change({ hasPhoto: true })).toBe(
      '/browse-listings?q=2+seat+under+5k+near+du+balcony&hasPhoto=true&sort=rent',
    );
  });

  it('removes a filter of the text and keeps the rest of its meaning', () => {
    expect(change({ roomType: undefined })).toBe(
      '/browse-listings?q=balcony&place=du&within=2&rentMax=5000&sort=rent',
    );
  });

  it('removes the other words of the text', () => {
    expect(change({ q: '' })).toBe(
      '/browse-listings?place=du&within=2&rentMax=5000&roomType=Shared&sort=rent',
    );
  });

  it('replaces both rents of the text', () => {
    expect(change({ rentMin: 6000, rentMax: undefined })).toBe(
      '/browse-listings?q=balcony&place=du&within=2&rentMin=6000&roomType=Shared&sort=rent',
    );
  });

  it('keeps the words of hints, which are not parameters', () => {
    const changed = withFilters(search, { ...understood, hints }, () => ({ roomType: undefined }));
    expect(browsePath(changed)).toBe(
      '/browse-listings?q=balcony+girls+lift&place=du&within=2&rentMax=5000&sort=rent',
    );
  });

  it('keeps the words that exclude places, until their chip is removed', () => {
    const excluded = [
      { id: 'uttara', name: 'Uttara', nameBn: '', kind: 'thana' as const, words: 'uttara bade' },
    ];
    const meaning = { ...understood, excluded };
    expect(browsePath(withFilters(search, meaning, () => ({ roomType: undefined })))).toBe(
      '/browse-listings?q=balcony+uttara+bade&place=du&within=2&rentMax=5000&sort=rent',
    );
    expect(withFilters(search, meaning, withoutWords('uttara bade')).q).toBe('balcony');
  });

  it('removes the distance and its order with the last place', () => {
    expect(change({ places: [] }, { ...search, sort: 'distance' })).toBe(
      '/browse-listings?q=balcony&rentMax=5000&roomType=Shared',
    );
  });
});

describe('withoutWords', () => {
  it.each([
    ['girls balcony lift', 'girls', 'balcony lift'],
    ['balcony non smoker lift', 'non smoker', 'balcony lift'],
    ['lift', 'lift', ''],
    ['lifts', 'lift', 'lifts'],
  ])('makes of %j without %j the text %j', (q, words, rest) => {
    expect(withoutWords(words)({ q })).toEqual({ q: rest });
  });

  it('removes one hint after the other, also before the meaning of the shorter text is known', () => {
    const first = withFilters(search, { ...understood, hints }, withoutWords('girls'));
    expect(withFilters(first, undefined, withoutWords('lift')).q).toBe('balcony');
  });
});
