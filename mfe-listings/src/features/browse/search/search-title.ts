import { groupDigits, type PageSearch } from '@roommate/contracts';
import { placeNames } from '../filters/active-filters.ts';
import { distanceAround, pointsOf } from '../filters/distances.ts';
import { filtersOf } from '../filters/filters-of.ts';
import type { SearchSummary } from '../matches/fetch-matches.ts';

const MAX_NAMES = 2;
/** More names would fill the screen of a phone. */
const MAX_NAMES_TEXT = 40;
/** A longer text is not a title. */
const MAX_TEXT = 40;

function rentText({ rentMin, rentMax }: PageSearch): string {
  if (rentMin !== undefined && rentMax !== undefined)
    return ` from ${groupDigits(rentMin)} to ${groupDigits(rentMax)} BDT`;
  if (rentMax !== undefined) return ` up to ${groupDigits(rentMax)} BDT`;
  return rentMin === undefined ? '' : ` from ${groupDigits(rentMin)} BDT`;
}

type Names = ReadonlyMap<string, string>;
type Noun = 'areas' | 'places';

function namesText(ids: readonly string[], names: Names, noun: Noun): string {
  const known = ids.map((id) => names.get(id) ?? id);
  const text =
    known.length <= MAX_NAMES
      ? known.join(' and ')
      : `${known[0] ?? ''} and ${known.length - 1} other ${noun}`;
  return known.length > 1 && text.length > MAX_NAMES_TEXT ? `${known.length} ${noun}` : text;
}

/** A search for an area and a university finds the rooms in the one and around the other. */
function placesText(filters: PageSearch, names: Names, points: ReadonlySet<string>): string {
  const { places = [] } = filters;
  const kmAround = (id: string) => distanceAround(id, filters, points);
  const inside = places.filter((id) => kmAround(id) === undefined);
  const around = places.filter((id) => kmAround(id) !== undefined);
  const noun = places.some((id) => points.has(id)) ? 'places' : 'areas';
  const [areas, others] = [namesText(inside, names, noun), namesText(around, names, noun)];
  const [km = 0] = around.map(kmAround);
  const distance = `within ${km} km of ${others}`;
  if (around.length === 0) return inside.length === 0 ? '' : ` in ${areas}`;
  if (inside.length === 0) return ` ${distance}`;
  if (areas.length + others.length > MAX_NAMES_TEXT) return ` in or near ${places.length} places`;
  return ` in ${areas} or ${distance}`;
}

function nearText({ near, within }: PageSearch, names: Names): string {
  if (near === undefined) return '';
  const point = names.get(near) ?? 'a point on the map';
  return within === undefined ? ` near ${point}` : ` within ${within} km of ${point}`;
}

const isPlaceId = (near: string): boolean => !near.includes(',');

/**
 * Describes a search, such as "Single rooms in Mirpur 10 up to 8,000 BDT".
 * @returns undefined for a search that has an unknown place, or no place, rent, room type and few words. It has the title of
 * the page
 */
export function searchTitle(search: PageSearch, summary: SearchSummary | undefined): string | undefined {
  const filters = filtersOf(search, summary?.understood);
  const { places = [], near, roomType } = filters;
  const names = placeNames(summary);
  const ids = near !== undefined && isPlaceId(near) ? [...places, near] : places;
  if (ids.some((id) => !names.has(id))) return undefined;
  const { text, excluded = [] } = summary?.understood ?? {};
  const about = [
    placesText(filters, names, pointsOf(summary)),
    nearText(filters, names),
    filters.metroWithin === undefined ? '' : ` within ${filters.metroWithin} km of the metro`,
    excluded.length === 0 ? '' : ` not in ${excluded.map(({ name }) => name).join(' or ')}`,
    rentText(filters),
    text && text.length <= MAX_TEXT ? ` with “${text}”` : '',
  ].join('');
  if (about === '' && roomType === undefined) return undefined;
  return `${roomType === undefined ? 'Rooms' : `${roomType} rooms`}${about}`;
}
