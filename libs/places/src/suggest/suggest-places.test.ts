import { suggestPlaces } from './suggest-places.ts';

const idsOf = (text: string) => suggestPlaces(text).map(({ id }) => id);

describe('suggestPlaces', () => {
  it.each([
    ['dhanm', 'dhanmondi'],
    ['মিরপ', 'mirpur'],
    ['bosund', 'bashundhara'],
    ['mirpur 1', 'mirpur-1'],
    ['nsu', 'nsu'],
    ['farmget', 'farmgate'],
    ['বুয়ে', 'buet'],
  ])('suggests first for "%s" the place %s', (text, id) => {
    expect(idsOf(text)[0]).toBe(id);
  });

  it('suggests a place once, and no more than the limit', () => {
    const ids = suggestPlaces('m', 5).map(({ id }) => id);
    expect(ids).toHaveLength(5);
    expect(new Set(ids).size).toBe(5);
  });

  it.each(['', '  ', '???'])('suggests nothing for %j', (text) => {
    expect(idsOf(text)).toEqual([]);
  });
});
