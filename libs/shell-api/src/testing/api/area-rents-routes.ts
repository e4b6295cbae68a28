import {
  areaIdSchema,
  similarRentsQuerySchema,
  areaKinds,
  MAX_RENT_SAMPLE,
  MIN_RENT_SAMPLE,
  rentBands,
  type Area,
  type RentStats,
  type RoomType,
  type SimilarRents,
} from '@roommate/contracts';
import {
  ancestorsOf,
  namesPlace,
  placeById,
  placesByDistance,
  resolveLocation,
  type Place,
} from '@roommate/places';
import type { InMemoryListing } from '../sample-listings.ts';
import type { Reply } from './http.ts';
import type { ListingStore } from './listing-store.ts';
import { parsed, problem } from './problem.ts';
import { isIn, placeOf } from './search-filters.ts';

const NEIGHBOURS = 3;

const named = ({ id, name, nameBn }: Place) => ({ id, name, nameBn });
const kindOf = (place: Place | undefined) => areaKinds.find((kind) => kind === place?.kind);

/** The value in the middle stands for all quartiles. */
function statsOf(listings: readonly InMemoryListing[]): RentStats {
  const rents = listings.map(({ rentAmount }) => rentAmount).toSorted((a, b) => a - b);
  const sample = rents.length;
  const at = (share: number) => rents[Math.floor(sample * share)];
  if (sample < MIN_RENT_SAMPLE) return { sample };
  return { sample, lowerQuartile: at(0.25), median: at(0.5), upperQuartile: at(0.75) };
}

/** GET /areas/{area}. */
export function area(store: ListingStore, given: string): Reply<Area> {
  const id = parsed(areaIdSchema, given);
  const place = placeById(id);
  const kind = kindOf(place);
  if (!place || !kind) throw problem(404, 'This area does not exist.');
  // The newest come first.
  const listings = store
    .all()
    .filter((listing) => isIn(listing, [id]))
    .slice(0, MAX_RENT_SAMPLE);
  const near = (isWanted: (other: Place) => boolean) =>
    placesByDistance(place.at)
      .filter(({ place: other }) => other !== place && isWanted(other))
      .slice(0, NEIGHBOURS)
      .map(({ place: other, km }) => ({ ...named(other), km: Math.round(km * 10) / 10 }));
  const parent = placeById(place.parent ?? '');
  const data: Area = {
    ...named(place),
    kind,
    ...(parent && kindOf(parent) && { parent: named(parent) }),
    rents: {
      all: statsOf(listings),
      Single: statsOf(listings.filter(({ roomType }) => roomType === 'Single')),
      Shared: statsOf(listings.filter(({ roomType }) => roomType === 'Shared')),
      bands: rentBands.map((min, i) => {
        const max = rentBands[i + 1];
        const isInBand = ({ rentAmount: rent }: InMemoryListing) => rent >= min && rent < (max ?? Infinity);
        return { min, ...(max !== undefined && { max }), count: listings.filter(isInBand).length };
      }),
    },
    neighbours: near((other) => kindOf(other) !== undefined),
    stations: near((other) => other.kind === 'station'),
    universities: near((other) => other.kind === 'university'),
  };
  return { data };
}

/** GET /similar-rents/{id}. */
export function similarRents(store: ListingStore, id: string): Reply<SimilarRents> {
  const listing = store.get(id);
  const others = store.all().filter((other) => other !== listing);
  return rentsAround(others, placeById(placeOf(listing) ?? ''), listing.roomType);
}

/** GET /similar-rents. The store does not keep chosen places, so only a sent one counts. */
export function similarRentsAt(store: ListingStore, given: Record<string, string>): Reply<SimilarRents> {
  const { location, placeId, roomType, listing } = parsed(similarRentsQuerySchema, given);
  const edited = listing === undefined ? undefined : store.get(listing);
  const others = store.all().filter((other) => other !== edited);
  return rentsAround(others, chosenPlace(placeId, location) ?? resolveLocation(location)?.place, roomType);
}

function chosenPlace(placeId: string | undefined, location: string): Place | undefined {
  if (placeId === undefined) return undefined;
  const place = placeById(placeId);
  if (place && namesPlace(location, place)) return place;
  const message = 'placeId must be a place that location names.';
  throw problem(400, message, [{ field: 'placeId', message }]);
}

function rentsAround(
  listings: readonly InMemoryListing[],
  place: Place | undefined,
  roomType: RoomType | undefined,
): Reply<SimilarRents> {
  const around = place ? [place.id, ...ancestorsOf(place)].flatMap((one) => placeById(one) ?? []) : [];
  const found = around
    .filter((one) => kindOf(one) !== undefined)
    .map((one) => {
      const similar = listings.filter(
        (other) => (roomType ?? other.roomType) === other.roomType && isIn(other, [one.id]),
      );
      return { area: named(one), ...statsOf(similar) };
    });
  return { data: found.find(({ sample }) => sample >= MIN_RENT_SAMPLE) ?? found[0] ?? { sample: 0 } };
}
