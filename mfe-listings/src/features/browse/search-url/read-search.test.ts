import { browsePath } from '@roommate/contracts';
import { readSearch } from './read-search.ts';

const read = (query: string) => browsePath(readSearch(new URLSearchParams(query)));

describe('readSearch', () => {
  it.each([
    'q=2+seat+near+du',
    'place=mirpur-10,uttara&within=2&rentMin=3000&rentMax=8000&roomType=Shared',
    'q=seat&view=map',
    'near=23.78,90.41&within=0.5&availability=not+available&postedWithin=7&hasPhoto=true&includeHidden=true&sort=-rent',
  ])('reads all of %s', (query) => {
    expect(read(query)).toBe(`/browse-listings?${query}`);
  });

  it('reads what a plain form sends: repeated places and empty fields', () => {
    expect(read('q=&place=mirpur&place=uttara&rentMin=&roomType=')).toBe(
      '/browse-listings?place=mirpur,uttara',
    );
  });

  it.each([
    'rentMin=abc',
    'rentMax=99999999',
    'roomType=Double',
    'within=0',
    'sort=x',
    'view=list',
    'place=A%20B',
    'hasPhoto=no',
    'x=1',
  ])('ignores %s', (query) => {
    expect(read(query)).toBe('/browse-listings');
  });
});
