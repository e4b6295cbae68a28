import { Injectable } from '@nestjs/common';
import { areaKinds, EXACT_TOTAL_MAX, type AreasQuery, type AreasResponse } from '@roommate/contracts';
import { ancestorsOf, placeById } from '@roommate/places';
import { counted } from '../search/facets.ts';
import { readSearch } from '../search/read-search.ts';
import type { Match } from '../search/search-order.ts';
import type { QueryMeter } from '../search/query-meter.ts';
import { SearchRepository } from '../search/search.repository.ts';
import { median } from './rent-stats.ts';

/** One more than the exact total shows that there are more. */
const MATCHES_READ = EXACT_TOTAL_MAX + 1;

const kindOf = (id: string) => areaKinds.find((kind) => kind === placeById(id)?.kind);

/** The area of a place: itself, or the smallest one around a station or an institution. */
function areaIdOf(placeId: string | null | undefined): string | undefined {
  const place = placeById(placeId ?? '');
  return place && [place.id, ...ancestorsOf(place)].find(kindOf);
}

/** Where the matches of a search are, and what they cost there. */
@Injectable()
export class AreaOverview {
  constructor(private readonly search: SearchRepository) {}

  /** @param meter counts the queries */
  async of(query: AreasQuery, meter: QueryMeter): Promise<AreasResponse> {
    const { criteria } = readSearch(query, new Date());
    const { relation, matches } = counted(await this.search.findMatches(meter, criteria, MATCHES_READ));
    const areas = areasOf(matches);
    return {
      total: { value: matches.length, relation },
      areas,
      elsewhere: matches.length - areas.reduce((sum, { rooms }) => sum + rooms, 0),
    };
  }
}

function areasOf(matches: readonly Match[]): AreasResponse['areas'] {
  const rents = new Map<string, number[]>();
  for (const { placeId, rentAmount } of matches) {
    const id = areaIdOf(placeId);
    if (id !== undefined) rents.set(id, [...(rents.get(id) ?? []), rentAmount]);
  }
  return [...rents]
    .flatMap(([id, found]) => areaWithRooms(id, found))
    .sort((a, b) => b.rooms - a.rooms || (a.id < b.id ? -1 : 1));
}

function areaWithRooms(id: string, rents: readonly number[]): AreasResponse['areas'] {
  const place = placeById(id);
  const kind = kindOf(id);
  if (!place || !kind) return [];
  const { name, nameBn, at } = place;
  const around = ancestorsOf(place).filter(kindOf);
  return [{ id, name, nameBn, kind, at, around, rooms: rents.length, median: median(rents) }];
}
