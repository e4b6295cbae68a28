import { areaKinds, type AreasResponse } from '@roommate/contracts';
import { ancestorsOf, placeById, places, type Place } from '@roommate/places';
import type { Match } from '../search/search-order.ts';
import { median } from './rent-stats.ts';

type Area = AreasResponse['areas'][number];
/** The numbers of an area: its rooms, their median rent, and the time of the newest. */
export type AreaNumbers = Pick<Area, 'rooms' | 'relation' | 'median' | 'newestAt'>;

/** Seconds and milliseconds of all areas would add kilobytes to the response. No reader of it needs them. */
const NEWEST_STEP_MS = 60_000;

/** What the numbers of an area need of a room. */
export type CountedRoom = Pick<Match, 'rentAmount' | 'createdAt'>;

export function countOf(rooms: readonly CountedRoom[], relation: AreaNumbers['relation']): AreaNumbers {
  // In any order: a search with filters can read the rooms by their rent.
  const newest = rooms.reduce((time, { createdAt }) => Math.max(time, createdAt.getTime()), 0);
  return {
    rooms: rooms.length,
    relation,
    median: rooms.length === 0 ? 0 : median(rooms.map(({ rentAmount }) => rentAmount)),
    newestAt: new Date(newest - (newest % NEWEST_STEP_MS)).toISOString(),
  };
}

const kindOf = (id: string) => areaKinds.find((kind) => kind === placeById(id)?.kind);

/** Of each place: an overview asks for those of a thousand rooms. */
const areaIds = new Map(places.map((place) => [place.id, [place.id, ...ancestorsOf(place)].filter(kindOf)]));

/** The ids of the areas that contain a place, and its own if it is one. The smallest comes first. */
export const areaIdsOf = (placeId: string | null | undefined): string[] => areaIds.get(placeId ?? '') ?? [];

/** All areas of the gazetteer, each after the areas that contain it. */
export const allAreas: readonly Place[] = places
  .filter(({ id }) => kindOf(id))
  .toSorted((a, b) => areaIdsOf(a.id).length - areaIdsOf(b.id).length);

/** The ids of the places that are in no area, and null: no place. */
export const outsideAreas: readonly (string | null)[] = [
  ...places.filter(({ id }) => areaIdsOf(id).length === 0).map(({ id }) => id),
  null,
];

/** The areas with rooms: those with the most first, and an area before its parts. */
export function withRooms(counts: ReadonlyMap<string, AreaNumbers>): Area[] {
  const known = knownRooms(counts);
  const roomsIn = ({ id }: Area) => known.get(id) ?? 0;
  return [...counts]
    .flatMap(([id, count]) => describe(id, count))
    .sort((a, b) => roomsIn(b) - roomsIn(a) || a.around.length - b.around.length || (a.id < b.id ? -1 : 1));
}

/** A minimum: large areas are not counted to the end, and their parts can have more rooms together. */
function knownRooms(counts: ReadonlyMap<string, AreaNumbers>): Map<string, number> {
  const known = new Map<string, number>();
  const inParts = new Map<string, number>();
  for (const { id, parent = '' } of allAreas.toReversed()) {
    const rooms = Math.max(counts.get(id)?.rooms ?? 0, inParts.get(id) ?? 0);
    known.set(id, rooms);
    inParts.set(parent, (inParts.get(parent) ?? 0) + rooms);
  }
  return known;
}

function describe(id: string, { rooms, relation, median: rent, newestAt }: AreaNumbers): Area[] {
  const place = placeById(id);
  const kind = kindOf(id);
  if (!place || !kind || rooms === 0) return [];
  const { name, nameBn, at } = place;
  const numbers = { rooms, relation, median: rent, newestAt };
  return [{ id, name, nameBn, kind, at, around: areaIdsOf(place.parent), ...numbers }];
}
