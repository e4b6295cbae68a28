import {
  hasFilters,
  searchHintOf,
  type SearchQuery,
  type SearchResponse,
  type SearchSort,
} from '@roommate/contracts';
import { type Coordinates, type Place, placeById, searchWordsOf } from '@roommate/places';
import { type Hint, type SearchUnderstanding, understandSearch } from '@roommate/places/search';
import { invalidField } from '../problems/problem.ts';
import { DAY_MS } from '../time/dhaka-day.ts';
import type { Criteria } from './criteria.ts';
import { everywhere, type PlaceFilter } from './place-scope.ts';
import { distanceAround, limiterOf, scopeOf } from './scope-of.ts';

/** A search with all that its text and parameters say. */
export interface Search {
  criteria: Criteria;
  sort: SearchSort;
  /** The scope of the search without its places: what `near` and `within` leave. */
  surroundings: readonly PlaceFilter[];
  /** The scope of the same search with these places instead of its own. */
  scopeWith: (places: readonly Place[]) => readonly PlaceFilter[];
  /** The distance around its places or around `near`, 0 inside areas, and the scope with another one. */
  distance: { km: number; scopeWithin: (km: number) => readonly PlaceFilter[] } | undefined;
  /** The scopes of the same search without one of its limits. Undefined where it has no such limit. */
  wider: Record<'place' | 'excluded' | 'metroWithin', readonly PlaceFilter[] | undefined>;
  /** Where distances start. */
  origin: Coordinates | undefined;
  understood: SearchResponse['understood'];
  /** They put listings first and leave no listing out. */
  hints: readonly Hint[];
  /** Of the places in the parameters. */
  names: SearchResponse['names'];
}

/**
 * Combines the parameters with what the text asks for. A parameter replaces the same filter of the text.
 * @throws ProblemException 400 that names the parameter: `q` when the text contradicts itself
 */
export function readSearch(query: SearchQuery, now: Date): Search {
  const text = understandSearch(query.q ?? '', hasFilters(query));
  const requested = query.place?.map(knownPlace) ?? text.places.map(({ place }) => place);
  const near = query.near === undefined ? undefined : readNear(query.near);
  const within = query.within ?? text.within;
  if (query.within !== undefined && !near && requested.length === 0) {
    throw invalidField('within', 'within needs place, near, or a place in q.');
  }
  const origin = near ?? requested[0]?.at;
  const sort = query.sort ?? (near ? 'distance' : 'best');
  if (sort === 'distance' && !origin) {
    throw invalidField('sort', 'sort=distance needs near, place, or a place in q.');
  }
  const rents = readRents(query, text);
  const postedWithin = query.postedWithin ?? text.postedWithin;
  const circle = near && query.within !== undefined ? { center: near, km: query.within } : undefined;
  const excluded = text.excluded?.map(({ place }) => place) ?? [];
  const metroWithin = query.metroWithin ?? text.metroWithin;
  const limited = limiterOf({ excluded, metroWithin });
  const withoutMetro = limiterOf({ excluded, metroWithin: undefined });
  const onlyMetro = limiterOf({ excluded: [], metroWithin });
  const scopeWith = (places: readonly Place[]) => limited(scopeOf(places, within, circle));
  const surroundings = scopeWith([]);
  // Around an area, any distance is larger. With `near`, a distance would count around it.
  const isArea = requested.length > 0 && requested.every(({ kind }) => kind !== 'city');
  const km =
    circle?.km ?? (near ? undefined : (distanceAround(requested, within) ?? (isArea ? 0 : undefined)));
  return {
    sort,
    surroundings,
    scopeWith,
    distance:
      km === undefined
        ? undefined
        : {
            km,
            scopeWithin: (wider) => limited(scopeOf(requested, wider, circle && { ...circle, km: wider })),
          },
    wider: {
      place: requested.length > 0 || circle ? limited(everywhere) : undefined,
      excluded: excluded.length === 0 ? undefined : onlyMetro(scopeOf(requested, within, circle)),
      metroWithin: metroWithin === undefined ? undefined : withoutMetro(scopeOf(requested, within, circle)),
    },
    origin,
    criteria: {
      scope: requested.length === 0 ? surroundings : scopeWith(requested),
      roomType: query.roomType ?? text.roomType,
      availability: query.availability ?? text.availability,
      ...rents,
      since: postedWithin === undefined ? undefined : new Date(now.getTime() - postedWithin * DAY_MS),
      hasPhoto: (query.hasPhoto ?? text.hasPhoto) ? true : undefined,
      // The longest word first: it is usually the rarest, and bounds the scan of the index.
      words: searchWordsOf(text.rest).sort((a, b) => b.length - a.length),
    },
    understood: understoodOf(text),
    hints: text.hints,
    names: namesOf([...(query.place ?? []), ...(query.near === undefined ? [] : [query.near])]),
  };
}

const namesOf = (ids: readonly string[]) =>
  [...new Set(ids)].flatMap((id) => {
    const place = placeById(id);
    return place ? [withKind(place)] : [];
  });

const withKind = ({ id, name, nameBn, shortName, kind }: Place) => ({
  id,
  name,
  nameBn,
  ...(shortName !== undefined && { shortName }),
  kind,
});

function knownPlace(id: string): Place {
  const place = placeById(id);
  if (place) return place;
  throw invalidField('place', `place ${id} is not the id of a known place.`);
}

function readNear(near: string): Coordinates {
  const [lat = NaN, lng] = near.split(',').map(Number);
  if (lng === undefined) {
    const place = placeById(near);
    if (place) return place.at;
    throw invalidField('near', `near ${near} is not the id of a known place.`);
  }
  if (Math.abs(lat) <= 90 && Math.abs(lng) <= 180) return { lat, lng };
  throw invalidField('near', 'near must have a latitude from -90 to 90 and a longitude from -180 to 180.');
}

function readRents(query: SearchQuery, text: { rentMin?: number; rentMax?: number }) {
  // A rent in a parameter replaces the range of the text, which could contradict it.
  const fromQuery = query.rentMin !== undefined || query.rentMax !== undefined;
  const { rentMin, rentMax } = fromQuery ? query : text;
  if (rentMin !== undefined && rentMax !== undefined && rentMin > rentMax) {
    throw fromQuery
      ? invalidField('rentMin', 'rentMin must not be higher than rentMax.')
      : invalidField('q', 'q must not ask for a lowest rent above the highest rent.');
  }
  return { rentMin, rentMax };
}

function understoodOf({ places, excluded, rest, hints, ...filters }: SearchUnderstanding) {
  return {
    places: places.map(({ place }) => withKind(place)),
    ...(excluded && { excluded: excluded.map(({ place, words }) => ({ ...withKind(place), words })) }),
    ...filters,
    ...(hints.length > 0 && { hints: hints.map(searchHintOf) }),
    ...(rest !== '' && { text: rest }),
  };
}
