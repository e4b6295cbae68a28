import {
  availabilities,
  EXACT_TOTAL_MAX,
  rentBands,
  roomTypes,
  type SearchFacets,
  type SearchTotal,
} from '@roommate/contracts';
import { type Place, placeById } from '@roommate/places';
import { placeIdsOf } from './place-scope.ts';
import type { Search } from './read-search.ts';
import type { FoundMatches, Match } from './search-order.ts';

/** The field of a listing that each facet counts. */
interface FacetFields {
  roomType: 'roomType';
  availability: 'availability';
  rent: 'rentAmount';
  places: 'placeId';
}

export type FacetField = FacetFields[keyof SearchFacets];

/** The matches that each facet counts: those without the filter of the same name. */
export type FacetMatches = { [Facet in keyof SearchFacets]: FoundMatches<FacetFields[Facet]> };

/** One more than the exact total shows that there are more. */
export const MATCHES_READ = EXACT_TOTAL_MAX + 1;
/** Enough to show some choices, when there are more matches than a total counts exactly. */
export const SAMPLE = 250;
const MAX_PLACES = 20;

/** Whether there are more matches than a total counts exactly. */
export const isMany = ({ matches, sampledBy }: FoundMatches<never>): boolean =>
  sampledBy !== undefined || matches.length > EXACT_TOTAL_MAX;

/** Matches up to the number that counts are exact for. */
export function counted<Field extends keyof Match>({ matches, isPartial, sampledBy }: FoundMatches<Field>) {
  const isExact = matches.length <= EXACT_TOTAL_MAX && !isPartial && !sampledBy;
  return {
    relation: isExact ? ('eq' as const) : ('gte' as const),
    matches: matches.slice(0, EXACT_TOTAL_MAX),
  };
}

/** The number of matches, exact up to a maximum. */
export function totalOf(found: FoundMatches<never>): SearchTotal {
  const { matches, relation } = counted(found);
  return { value: found.sampledBy ? EXACT_TOTAL_MAX : matches.length, relation };
}

/**
 * @param scopeWith what the search finds with another place
 */
export function facetsOf(found: FacetMatches, scopeWith: Search['scopeWith']): SearchFacets {
  const facet = <Field extends FacetField, T>(
    matches: FoundMatches<Field>,
    valuesOf: (matches: readonly Pick<Match, Field>[]) => T[],
  ) => {
    const { relation, matches: first } = counted(matches);
    return { relation, values: valuesOf(first) };
  };
  return {
    roomType: facet(found.roomType, (matches) =>
      roomTypes.map((value) => ({ value, count: countOf(matches, (match) => match.roomType === value) })),
    ),
    availability: facet(found.availability, (matches) =>
      availabilities.map((value) => ({
        value,
        count: countOf(matches, ({ availability }) => availability === value),
      })),
    ),
    rent: facet(found.rent, (matches) =>
      rentBands.map((min, i) => {
        const max = rentBands[i + 1];
        const isIn = ({ rentAmount }: Pick<Match, 'rentAmount'>) =>
          rentAmount >= min && (max === undefined || rentAmount < max);
        return { min, ...(max !== undefined && { max }), count: countOf(matches, isIn) };
      }),
    ),
    places: facet(found.places, (matches) => placeCounts(matches, scopeWith)),
  };
}

const countOf = <T>(matches: readonly T[], isCounted: (match: T) => boolean) =>
  matches.filter(isCounted).length;

/** The places with the most matches, each with the number of matches that choosing the place finds. */
function placeCounts(matches: readonly Pick<Match, 'placeId'>[], scopeWith: Search['scopeWith']) {
  const counts = new Map<string, number>();
  for (const { placeId } of matches) if (placeId) counts.set(placeId, (counts.get(placeId) ?? 0) + 1);
  const countIn = (place: Place) =>
    placeIdsOf(scopeWith([place])).reduce((sum, id) => sum + (counts.get(id ?? '') ?? 0), 0);
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .slice(0, MAX_PLACES)
    .flatMap(([id]) => {
      const place = placeById(id);
      return place ? [{ id, name: place.name, nameBn: place.nameBn, count: countIn(place) }] : [];
    })
    .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1));
}
