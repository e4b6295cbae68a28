import { browsePath } from './page-search.ts';

describe('browsePath', () => {
  it('is the browse page without a search', () => {
    expect(browsePath({ q: '', places: [] })).toBe('/browse-listings');
  });

  it('has all places in one parameter, and the parameters in a fixed order', () => {
    expect(
      browsePath({ rentMax: 8000, hasPhoto: true, places: ['mirpur-10', 'uttara'], q: 'balcony & lift' }),
    ).toBe('/browse-listings?q=balcony+%26+lift&place=mirpur-10,uttara&rentMax=8000&hasPhoto=true');
  });
});
