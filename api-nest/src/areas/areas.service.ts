import { Injectable } from '@nestjs/common';
import {
  areaKinds,
  MAX_RENT_SAMPLE,
  MIN_RENT_SAMPLE,
  type Area,
  type RentStats,
  type RoomType,
  roomTypes,
  type SimilarRents,
  type SimilarRentsQuery,
} from '@roommate/contracts';
import { ancestorsOf, placeById, placesByDistance, resolveLocation, type Place } from '@roommate/places';
import { ListingsRepository } from '../listings/listings.repository.ts';
import { choiceAfterEdit } from '../listings/chosen-place.ts';
import { listingNotFound } from '../listings/listing-not-found.ts';
import type { ListingRow } from '../listings/listing-view.ts';
import { problem } from '../problems/problem.ts';
import { insidePlaces } from '../search/place-scope.ts';
import { SearchRepository } from '../search/search.repository.ts';
import type { Match } from '../search/search-order.ts';
import { AREA_NOT_FOUND } from './areas.docs.ts';
import { rentDistribution, rentStats } from './rent-stats.ts';

const NEIGHBOURS = 6;
const LANDMARKS = 3;

const isArea = ({ kind }: Place): boolean => areaKinds.some((one) => one === kind);
const named = ({ id, name, nameBn }: Place) => ({ id, name, nameBn });

/** The rents of an area, and the places around it. */
@Injectable()
export class AreasService {
  constructor(
    private readonly search: SearchRepository,
    private readonly listings: ListingsRepository,
  ) {}

  async area(id: string): Promise<Area> {
    const place = placeById(id);
    const kind = areaKinds.find((one) => one === place?.kind);
    if (!place || !kind) throw problem(404, AREA_NOT_FOUND);
    const matches = await this.#newest(place);
    const parent = placeById(place.parent ?? '');
    const rentsOf = (type?: RoomType) =>
      matches.filter(({ roomType }) => !type || roomType === type).map(({ rentAmount }) => rentAmount);
    const [single, shared] = roomTypes.map((type) => rentStats(rentsOf(type))) as [RentStats, RentStats];
    return {
      ...named(place),
      kind,
      ...(parent && isArea(parent) && { parent: named(parent) }),
      rents: {
        all: rentStats(rentsOf()),
        Single: single,
        Shared: shared,
        bands: rentDistribution(rentsOf()),
      },
      ...around(place),
    };
  }

  /** The rents of rooms of the same type in the smallest area around a listing. The area must have enough of them. */
  async similarRents(listingId: string): Promise<SimilarRents> {
    const { _id, placeId, roomType } = await this.#found(listingId);
    return this.#rentsAround(placeById(placeId ?? ''), roomType, _id);
  }

  /** The same for a room as a form has it. The place is the one that the listing would get. */
  async similarRentsAt({ location, placeId, roomType, listing }: SimilarRentsQuery): Promise<SimilarRents> {
    const edited = listing === undefined ? undefined : await this.#found(listing);
    const chosen = choiceAfterEdit(placeId, location, edited?.chosenPlaceId);
    const place = placeById(chosen ?? '') ?? resolveLocation(location)?.place;
    return this.#rentsAround(place, roomType, edited?._id);
  }

  async #found(listingId: string): Promise<ListingRow> {
    const listing = await this.listings.findById(listingId);
    if (!listing) throw listingNotFound();
    return listing;
  }

  async #rentsAround(
    place: Place | undefined,
    roomType: RoomType | undefined,
    itself: ListingRow['_id'] | undefined,
  ): Promise<SimilarRents> {
    if (!place) return { sample: 0 };
    const areas = [place.id, ...ancestorsOf(place)].flatMap((id) => placeById(id) ?? []).filter(isArea);
    let smallest: SimilarRents | undefined;
    for (const area of areas) {
      const others = (await this.#newest(area, roomType)).filter(({ _id }) => !itself?.equals(_id));
      const found = { area: named(area), ...rentStats(others.map(({ rentAmount }) => rentAmount)) };
      if (found.sample >= MIN_RENT_SAMPLE) return found;
      smallest ??= found;
    }
    return smallest ?? { sample: 0 };
  }

  /** Reads an index of the search, so an area of any size costs no more than the sample. */
  async #newest(place: Place, roomType?: RoomType): Promise<readonly Match[]> {
    const criteria = { scope: insidePlaces([place]), roomType, words: [] };
    // One query for each area around a place. These are too few to count as more than one read.
    const found = await this.search.findMatches({ queries: 0 }, criteria, MAX_RENT_SAMPLE);
    return found.matches;
  }
}

function around(place: Place): Pick<Area, 'neighbours' | 'stations' | 'universities'> {
  const others = placesByDistance(place.at)
    .filter((other) => other.place !== place)
    .map(({ place: other, km }) => ({ place: other, km: Math.round(km * 10) / 10 }));
  const related = new Set([place.id, ...ancestorsOf(place)]);
  const of = (isWanted: (other: Place) => boolean, limit: number) =>
    others
      .filter(({ place: other }) => isWanted(other))
      .slice(0, limit)
      .map(({ place: other, km }) => ({ ...named(other), km }));
  return {
    neighbours: of(
      (other) => isArea(other) && !related.has(other.id) && !ancestorsOf(other).includes(place.id),
      NEIGHBOURS,
    ),
    stations: of(({ kind }) => kind === 'station', LANDMARKS),
    universities: of(({ kind }) => kind === 'university', LANDMARKS),
  };
}
