import type { PlaceKind } from '@roommate/contracts/search-values';
import { keyOf, tokensOf } from '../text/tokenize.ts';
import { distanceKm } from './distance.ts';
import { CITY_ID } from './city-id.ts';
import { ancestorsOf, placeById, places } from './gazetteer.ts';
import type { Place } from './place.ts';

const ofKind = (...kinds: PlaceKind[]) => places.filter(({ kind }) => kinds.includes(kind));
const kmBetween = (a: Place, b: Place | undefined) => (b ? distanceKm(a.at, b.at) : NaN);
const children = places.filter(({ parent }) => parent !== undefined && parent !== CITY_ID);
const towns = new Set(['gazipur', 'narayanganj', 'savar', 'rupganj', 'tongi']);

describe('the gazetteer', () => {
  it('has at least 300 areas, the 17 stations of MRT line 6 and 40 institutions', () => {
    expect(ofKind('thana', 'area', 'block').length).toBeGreaterThanOrEqual(300);
    expect(ofKind('station')).toHaveLength(17);
    expect(ofKind('university', 'college', 'hospital').length).toBeGreaterThanOrEqual(40);
  });

  it('gives every place its own id, in lower case with hyphens', () => {
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
    expect(places.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('is inside greater Dhaka', () => {
    const outside = places.filter(
      ({ at: { lat, lng } }) => !(lat > 23.55 && lat < 24.05 && lng > 90.2 && lng < 90.62),
    );
    expect(outside).toEqual([]);
  });

  it('writes Bangla names in Bangla script and English names in Latin script', () => {
    expect(places.filter(({ nameBn }) => !/^[\p{Script=Bengali}\p{M}\s/,()\u200c-]+$/u.test(nameBn))).toEqual(
      [],
    );
    expect(places.filter(({ name }) => !/^[A-Za-z0-9 ,/'()-]+$/.test(name))).toEqual([]);
  });

  it('has every parent, and only the city has none', () => {
    expect(places.filter(({ parent }) => parent !== undefined && !placeById(parent))).toEqual([]);
    expect(places.filter(({ parent }) => parent === undefined).map(({ id }) => id)).toEqual([CITY_ID]);
  });

  it('has each place near its parent: 6 km in the city, 16 km in a town around it', () => {
    const far = children.filter(
      (place) =>
        !(kmBetween(place, placeById(place.parent ?? '')) <= (towns.has(place.parent ?? '') ? 16 : 6)),
    );
    expect(far.map((place) => `${place.id}: ${kmBetween(place, placeById(place.parent ?? ''))}`)).toEqual([]);
  });

  it('has each block within 4 km of its parent', () => {
    const far = ofKind('block').filter((place) => !(kmBetween(place, placeById(place.parent ?? '')) <= 4));
    expect(far.map(({ id }) => id)).toEqual([]);
  });

  it('has at most three levels below the city, which the indexes of the listings need', () => {
    expect(places.filter((place) => ancestorsOf(place).length > 3).map(({ id }) => id)).toEqual([]);
  });

  it('has the stations of the line 0.6 to 2.2 km apart, in their order', () => {
    const line = ofKind('station');
    const gaps = line.slice(1).map((station, i) => kmBetween(station, line[i]));
    expect(gaps.filter((km) => !(km > 0.6 && km < 2.2))).toEqual([]);
  });

  // Distances by road are well known; the straight line is shorter.
  it.each([
    ['mirpur-10', 'mirpur-1', 1, 3],
    ['mirpur-10', 'mirpur-11', 1, 2],
    ['gulshan-1', 'gulshan-2', 1, 2.2],
    ['farmgate', 'karwan-bazar', 0.5, 1.5],
    ['dhanmondi-27', 'dhanmondi-32', 0.3, 1.2],
    ['uttara', 'motijheel', 13, 18],
    ['nsu', 'iub', 0.1, 1],
    ['buet', 'du', 0.3, 1.5],
    ['shahbagh', 'nilkhet', 0.5, 1.8],
  ])('has %s and %s between %d and %d km apart', (a, b, min, max) => {
    const km = distanceKm(placeById(a)?.at ?? { lat: 0, lng: 0 }, placeById(b)?.at ?? { lat: 0, lng: 0 });
    expect(km).toBeGreaterThan(min);
    expect(km).toBeLessThan(max);
  });

  it('has another spelling of each institution', () => {
    const institutions = ofKind('university', 'college', 'hospital');
    expect(institutions.filter(({ aliases }) => aliases.length === 0).map(({ id }) => id)).toEqual([]);
  });

  it('has shorter names of places with a long one, in Latin script, and each only once', () => {
    expect(placeById('buet')?.shortName).toBe('BUET');
    const named = places.flatMap(({ name, shortName }) =>
      shortName === undefined ? [] : { name, shortName },
    );
    expect(named.length).toBeGreaterThanOrEqual(35);
    expect(new Set(named.map(({ shortName }) => shortName)).size).toBe(named.length);
    const odd = named.filter(
      ({ name, shortName }) => shortName.length >= name.length || !/^[A-Za-z -]+$/.test(shortName),
    );
    expect(odd).toEqual([]);
  });

  it('gives no two places of a kind the same name, and no place a name that only differs in spaces or letters', () => {
    const seen = new Map<string, string>();
    const doubled = places.flatMap((place) =>
      [place.name, place.nameBn, ...place.aliases].flatMap((name) => {
        const key = `${place.kind} ${keyOf(tokensOf(name))}`;
        const other = seen.get(key);
        seen.set(key, place.id);
        return other !== undefined ? `${name}: ${other}, ${place.id}` : [];
      }),
    );
    expect(doubled).toEqual([]);
  });

  it('keeps its tables sorted by id, except the line of stations and the numbered blocks', () => {
    for (const kind of ['thana', 'university', 'college', 'hospital'] as const) {
      const ids = ofKind(kind).map(({ id }) => id);
      expect(ids).toEqual([...ids].sort());
    }
  });
});
