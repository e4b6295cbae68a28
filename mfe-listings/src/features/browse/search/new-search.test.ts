import { searchForText } from './new-search.ts';

describe('searchForText', () => {
  it('replaces the parameters of what the text says', async () => {
    const before = { places: ['uttara'], rentMax: 9000, hasPhoto: true as const };
    expect(await searchForText(before, 'mirpur')).toMatchObject({
      q: 'mirpur',
      places: [],
      rentMax: 9000,
      hasPhoto: true,
    });
  });

  it('does not wait for the gazetteer where it has nothing to replace', () => {
    expect(searchForText({ q: 'uttara', places: [], sort: 'rent' }, 'mirpur')).toEqual({
      q: 'mirpur',
      places: [],
      sort: 'rent',
    });
  });
});
