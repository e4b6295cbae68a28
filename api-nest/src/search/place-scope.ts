import { availabilities, roomTypes } from '@roommate/contracts';
import {
  ancestorsOf,
  CITY_ID,
  type Coordinates,
  distanceKm,
  levelsOf,
  type Place,
  placeById,
  places,
} from '@roommate/places';
import type { SearchLevel } from '../listings/search-indexes.ts';

/** Listings whose field of one level has one of these values. No listing is in two filters of a scope. */
export interface PlaceFilter {
  level: SearchLevel;
  ids: (string | null)[];
}

/** All listings, also those without a place. */
export const everywhere: readonly PlaceFilter[] = [{ level: undefined, ids: [] }];

/** MongoDB merges as many ranges in an order: https://www.mongodb.com/docs/manual/reference/parameters */
const MAX_MERGED_RANGES = 200;
const MAX_COMBINATIONS = roomTypes.length * availabilities.length;
/** So many places stay within that for all combinations of type and availability. */
export const MAX_ORDERED_IDS = MAX_MERGED_RANGES / MAX_COMBINATIONS;
const levelNames = ['area1', 'area2', 'placeId'] as const;

const partsById = new Map<string | null, string[]>();
for (const place of places) {
  for (const id of levelsOf(place)) partsById.set(id, [...(partsById.get(id) ?? []), place.id]);
}

/** The ids of a place below the city and of its parts. */
const insideOf = (id: string | null): readonly string[] => partsById.get(id) ?? [];

/** The listings in some places and in the parts of these places. */
export function insidePlaces(requested: readonly Place[]): PlaceFilter[] {
  if (requested.some(({ id }) => id === CITY_ID)) return [...everywhere];
  const outermost = requested.filter(
    (place, i) =>
      !requested.some((other, j) => ancestorsOf(place).includes(other.id) || (j < i && other === place)),
  );
  return levelNames.flatMap((level, depth) => {
    const ids = outermost.filter((place) => levelsOf(place).length === depth + 1).map(({ id }) => id);
    return chunksOf(level, ids);
  });
}

/** The listings in some places, in their parts, and within a distance of any of the points. */
export function aroundPoints(
  requested: readonly Place[],
  points: readonly Coordinates[],
  km: number,
): PlaceFilter[] {
  const inside = requested.flatMap(({ id }) => insideOf(id));
  const near = points.flatMap((point) =>
    places.filter(({ id, at }) => id !== CITY_ID && distanceKm(point, at) <= km).map(({ id }) => id),
  );
  const ids = [...new Set([...inside, ...near])].sort();
  return chunksOf('placeId', ids);
}

/** The ids of the places of a scope. Everywhere includes null: no place. */
export const placeIdsOf = (scope: readonly PlaceFilter[]): (string | null)[] =>
  scope.flatMap(({ level, ids }) => {
    if (level === undefined) return [...places.map(({ id }) => id), null];
    // The distance from a point includes a place without its parts.
    return level === 'placeId'
      ? ids
      : ids.flatMap((id): readonly (string | null)[] => (id === null ? [null] : insideOf(id)));
  });

/** The same listings by the ids of their places, for an index without areas. */
export const byPlaceId = (filter: PlaceFilter): PlaceFilter =>
  filter.level === undefined ? filter : { level: 'placeId', ids: placeIdsOf([filter]) };

/** The listings that are in both scopes. Each listing must have a place. */
export function intersectionOf(some: readonly PlaceFilter[], others: readonly PlaceFilter[]): PlaceFilter[] {
  const allowed = new Set(placeIdsOf(others));
  return chunksOf(
    'placeId',
    placeIdsOf(some).filter((id) => id !== null && allowed.has(id)),
  );
}

/**
 * The listings of a scope whose place is allowed.
 * @param allows null is the place of listings without one
 */
export function allowedScope(
  scope: readonly PlaceFilter[],
  allows: (id: string | null) => boolean,
): readonly PlaceFilter[] {
  const ids = placeIdsOf(scope);
  const allowed = ids.filter(allows);
  if (allowed.length === ids.length) return scope;
  return scope.some(({ level }) => level === undefined) ? inAreas(allowed) : chunksOf('placeId', allowed);
}

/** A whole area is one value, so that a search in most of the city needs few queries. */
function inAreas(ids: readonly (string | null)[]): PlaceFilter[] {
  const given = new Set(ids);
  const isWhole = (id: string | null): boolean => insideOf(id).every((part) => given.has(part));
  const areaOf = (id: string | null): string | null => {
    const place = id === null ? undefined : placeById(id);
    return place ? (levelsOf(place)[0] ?? null) : null;
  };
  const areas = [...new Set(ids.map(areaOf))].filter((id) => id !== null && isWhole(id));
  const whole = new Set(areas);
  const others = ids.filter((id) => !whole.has(areaOf(id)));
  return [...chunksOf('area1', areas), ...chunksOf('placeId', others)];
}

/** The same listings in one filter per level, for reads without an order. */
export const withoutOrder = (scope: readonly PlaceFilter[]): PlaceFilter[] =>
  [...new Set(scope.map(({ level }) => level))].map((level) => ({
    level,
    ids: scope.flatMap((filter) => (filter.level === level ? filter.ids : [])),
  }));

/** The same listings in as few filters as a database can keep in order, for some combinations of type and availability. */
export const inOrder = (scope: readonly PlaceFilter[], combinations: number): PlaceFilter[] =>
  withoutOrder(scope).flatMap(({ level, ids }) =>
    level === undefined
      ? [{ level, ids }]
      : chunksOf(level, ids, Math.floor(MAX_MERGED_RANGES / combinations)),
  );

/** The same listings in a single filter, for reads without an order. */
export const inOneFilter = (scope: readonly PlaceFilter[]): PlaceFilter => {
  const [first] = scope;
  return first && scope.length === 1 ? first : { level: 'placeId', ids: placeIdsOf(scope) };
};

function chunksOf(
  level: SearchLevel,
  ids: readonly (string | null)[],
  size = MAX_ORDERED_IDS,
): PlaceFilter[] {
  const count = Math.ceil(ids.length / size);
  return Array.from({ length: count }, (_, i) => ({
    level,
    ids: ids.slice(i * size, (i + 1) * size),
  }));
}
