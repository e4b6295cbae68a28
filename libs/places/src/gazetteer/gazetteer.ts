import type { PlaceKind } from '@roommate/contracts/search-values';
import { areasOfCentralDhaka } from '../data/areas-central.ts';
import { areasOfGulshan } from '../data/areas-gulshan.ts';
import { areasOfMirpur } from '../data/areas-mirpur.ts';
import { areasOfMohammadpur } from '../data/areas-mohammadpur.ts';
import { areasOfSouthDhaka } from '../data/areas-south.ts';
import { areasOfUttara } from '../data/areas-uttara.ts';
import { blocks } from '../data/blocks.ts';
import { colleges } from '../data/colleges.ts';
import { hospitals } from '../data/hospitals.ts';
import { stations } from '../data/stations.ts';
import { thanas } from '../data/thanas.ts';
import { universities } from '../data/universities.ts';
import { CITY_ID } from './city-id.ts';
import { parseTable } from './parse-table.ts';
import type { Place } from './place.ts';

const always = (kind: PlaceKind) => () => kind;
const areaTables = [
  areasOfCentralDhaka,
  areasOfGulshan,
  areasOfMirpur,
  areasOfMohammadpur,
  areasOfSouthDhaka,
  areasOfUttara,
];

/** All places of the gazetteer: docs/decisions/0250-gazetteer.md. */
export const places: readonly Place[] = [
  ...parseTable(thanas, (id) => (id === CITY_ID ? 'city' : 'thana')),
  ...areaTables.flatMap((table) => parseTable(table, always('area'))),
  ...parseTable(blocks, always('block')),
  ...parseTable(stations, always('station')),
  ...parseTable(universities, always('university')),
  ...parseTable(colleges, always('college')),
  ...parseTable(hospitals, always('hospital')),
];

const byId = new Map(places.map((place) => [place.id, place]));

/** @returns undefined when the gazetteer has no such place */
export const placeById = (id: string): Place | undefined => byId.get(id);

/** The ids of the places around this one, from the nearest to the city. */
export function ancestorsOf({ parent }: Place): string[] {
  const around = parent === undefined ? undefined : byId.get(parent);
  return around ? [around.id, ...ancestorsOf(around)] : [];
}
