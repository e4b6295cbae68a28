import { CITY_ID } from '../gazetteer/city-id.ts';
import { placeById, places } from '../gazetteer/gazetteer.ts';
import { namesPlace } from './names-place.ts';

const fits = (location: string, id: string) => {
  const place = placeById(id);
  return place !== undefined && namesPlace(location, place);
};

describe('namesPlace', () => {
  it('accepts every place except the city in a location with its name, in both scripts', () => {
    const missed = places.flatMap((place) =>
      [place.name, place.nameBn].filter((name) => !namesPlace(`Road 3, ${name}`, place)),
    );
    const city = placeById(CITY_ID);
    expect(missed).toEqual([city?.name, city?.nameBn]);
  });

  it.each([
    ['Block C, Bashundhara', 'bashundhara-c', true],
    ['Road 11, Banani', 'banani-11', true],
    ['Road 11, Gulshan', 'banani-11', false],
    ['House 4, mirpur-10', 'mirpur-10', true],
    ['Road 8A, Dhanmondi', 'mirpur-10', false],
    ['Somewhere quiet', 'dhanmondi', false],
    ['Dhanmondi, Dhaka', 'dhanmondi', true],
    ['Dhanmondi, Dhaka', 'dhaka', false],
    ['Dhaka', 'dhaka', false],
  ])('decides for "%s" and %s: %s', (location, id, expected) => {
    expect(fits(location, id)).toBe(expected);
  });
});
