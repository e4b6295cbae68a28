import { distanceKm, places } from '@roommate/places';

const stations = places.filter(({ kind }) => kind === 'station');

/** Of each place, so that a search computes no distances. */
const distances = new Map(
  places.map(({ id, at }) => [id, Math.min(...stations.map((station) => distanceKm(station.at, at)))]),
);

/** The kilometres from the centre of a place to the nearest station of the metro. */
export const kmToMetro = (id: string): number => distances.get(id) ?? Infinity;
