import { NEAR_KM } from '@roommate/contracts';
import { distanceKm, placeById, places } from '@roommate/places';
import fc from 'fast-check';
import type { ListingRecord } from '../../src/listings/listing.schema.ts';
import { roomNumber, searchableRoom } from './searchable-rooms.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Half an hour away from each limit of `postedWithin`, so that the time of a test does not matter. */
const MARGIN_MS = 30 * 60 * 1000;
const now = Date.now();

/** As `roomNumber`, posted in the last 120 days. One in seven has no photo. */
export const roomOf = (n: number): ListingRecord =>
  searchableRoom({
    ...roomNumber(n),
    createdAt: new Date(now - Math.floor(n / 60) * 3 * DAY_MS - MARGIN_MS - (n % 20) * 1000),
    ...(n % 7 === 0 && { imageUrl: '' }),
  });

/** The parameters of a search that leave listings out. */
export interface Filters {
  place?: readonly string[];
  within?: number;
  near?: string;
  metroWithin?: number;
  rentMin?: number;
  rentMax?: number;
  roomType?: string;
  availability?: string;
  postedWithin?: number;
  hasPhoto?: true;
  q?: string;
}

const anyFilters = fc.record<Filters>(
  {
    place: fc.uniqueArray(
      fc.constantFrom('mirpur', 'mirpur-10', 'bashundhara', 'dhanmondi', 'uttara-7', 'gulshan', 'buet'),
      { minLength: 1, maxLength: 3 },
    ),
    within: fc.constantFrom(0.5, 2, 5, 15),
    near: fc.constantFrom('farmgate', 'buet', '23.80,90.37'),
    metroWithin: fc.constantFrom(0.5, 2, 10),
    rentMin: fc.constantFrom(0, 4000, 9000),
    rentMax: fc.constantFrom(9000, 12_000, 30_000),
    roomType: fc.constantFrom('Single', 'Shared'),
    availability: fc.constantFrom('available', 'not available'),
    postedWithin: fc.constantFrom(1, 7, 30, 365),
    hasPhoto: fc.constant(true as const),
    q: fc.constantFrom('balcony', 'rooftop', 'not mirpur', 'except uttara sector 7'),
  },
  { requiredKeys: [] },
);

/** A distance needs a place or a point. */
export const filters = anyFilters.filter(
  ({ within, place, near }) => within === undefined || place !== undefined || near !== undefined,
);

/** Beside a filter, "balcony" only changes the order. A point filters only together with a distance. */
export const isFilter = ({ q, near: _near, ...others }: Filters) =>
  q !== 'balcony' || Object.keys(others).length === 0;

/** The place that a text excludes. */
const excludedBy = (q: string): string | undefined =>
  new Map([
    ['not mirpur', 'mirpur'],
    ['except uttara sector 7', 'uttara-7'],
  ]).get(q);

function isWhereTextAllows({ area1, area2, placeId, description }: ListingRecord, q: string): boolean {
  const excluded = excludedBy(q);
  return excluded === undefined ? description.includes(q) : ![area1, area2, placeId].includes(excluded);
}

const stations = places.filter(({ kind }) => kind === 'station');

export const pointOf = (near: string) => {
  const [lat = NaN, lng = NaN] = near.split(',').map(Number);
  return placeById(near)?.at ?? { lat, lng };
};

/** Whether the place of a listing is within a distance of a point. */
function isAround({ placeId }: ListingRecord, at: { lat: number; lng: number }, km: number): boolean {
  const place = placeById(placeId ?? '');
  return place !== undefined && distanceKm(at, place.at) <= km;
}

function isInPlaces(room: ListingRecord, { place, within, near }: Filters): boolean {
  if (place === undefined) return true;
  const isInside = (id: string): boolean => [room.area1, room.area2, room.placeId].includes(id);
  // Around `near`, the distance is that from the point.
  const around = near === undefined ? within : undefined;
  return place.some((id) => {
    const found = placeById(id);
    const km = around ?? (found?.kind === 'university' ? NEAR_KM : undefined);
    return isInside(id) || (found && km !== undefined && isAround(room, found.at, km));
  });
}

/** What a search must find, by the documentation of the API. */
export const matches = (room: ListingRecord, query: Filters): boolean =>
  isInPlaces(room, query) &&
  (query.near === undefined ||
    query.within === undefined ||
    isAround(room, pointOf(query.near), query.within)) &&
  (query.metroWithin === undefined ||
    stations.some(({ at }) => isAround(room, at, query.metroWithin ?? 0))) &&
  room.rentAmount >= (query.rentMin ?? 0) &&
  room.rentAmount <= (query.rentMax ?? Infinity) &&
  (query.roomType ?? room.roomType) === room.roomType &&
  (query.availability ?? room.availability) === room.availability &&
  (query.postedWithin === undefined || Number(room.createdAt) >= now - query.postedWithin * DAY_MS) &&
  (!query.hasPhoto || room.imageUrl !== '') &&
  (query.q === undefined || !isFilter(query) || isWhereTextAllows(room, query.q));
