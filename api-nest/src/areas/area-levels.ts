import { areaKinds, type AreasResponse } from '@roommate/contracts';
import { ancestorsOf, placeById, places, type Place } from '@roommate/places';
import { median } from './rent-stats.ts';

type Area = AreasResponse['areas'][number];
/** What is counted in an area. */
export type AreaCount = Pick<Area, 'rooms' | 'relation' | 'median'>;

export const countOf = (rents: readonly number[], relation: AreaCount['relation']): AreaCount => ({
  rooms: rents.length,
  relation,
  median: rents.length === 0 ? 0 : median(rents),
});

const kindOf = (id: string) => areaKinds.find((kind) => kind === placeById(id)?.kind);

/** The ids of the areas that contain a place, and its own if it is one. The smallest comes first. */
export function areaIdsOf(placeId: string | null | undefined): string[] {
  const place = placeById(placeId ?? '');
  return place ? [place.id, ...ancestorsOf(place)].filter(kindOf) : [];
}

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
export const withRooms = (counts: ReadonlyMap<string, AreaCount>): Area[] =>
  [...counts]
    .flatMap(([id, count]) => describe(id, count))
    .sort((a, b) => b.rooms - a.rooms || a.around.length - b.around.length || (a.id < b.id ? -1 : 1));

function describe(id: string, { rooms, relation, median: rent }: AreaCount): Area[] {
  const place = placeById(id);
  const kind = kindOf(id);
  if (!place || !kind || rooms === 0) return [];
  const { name, nameBn, at } = place;
  return [{ id, name, nameBn, kind, at, around: areaIdsOf(place.parent), rooms, relation, median: rent }];
}
