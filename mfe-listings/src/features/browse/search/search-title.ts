import { groupDigits, type PageSearch } from '@roommate/contracts';
import { placeNames } from '../filters/active-filters.ts';
import { filtersOf } from '../filters/filters-of.ts';
import type { SearchSummary } from '../query/fetch-matches.ts';

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

function namesText(ids: readonly string[], names: ReadonlyMap<string, string>): string {
  const known = ids.map((id) => names.get(id) ?? id);
  const text =
    known.length <= MAX_NAMES ? known.join(' and ') : `${known[0] ?? ''} and ${known.length - 1} other areas`;
  return known.length > 1 && text.length > MAX_NAMES_TEXT ? `${known.length} areas` : text;
}

function placeText({ places = [], near, within }: PageSearch, names: ReadonlyMap<string, string>): string {
  const inPlaces = namesText(places, names);
  const around = near === undefined ? undefined : (names.get(near) ?? 'a point on the map');
  if (around !== undefined) {
    const distance = within === undefined ? ` near ${around}` : ` within ${within} km of ${around}`;
    return inPlaces === '' ? distance : ` in ${inPlaces}${distance}`;
  }
  if (inPlaces === '') return '';
  return within === undefined ? ` in ${inPlaces}` : ` within ${within} km of ${inPlaces}`;
}

/**
 * What a search looks for, such as "Single rooms in Mirpur 10 up to 8,000 BDT".
 * @returns undefined for a search without a place, a rent, a room type and few words: it has the title of the page
 */
export function searchTitle(search: PageSearch, summary: SearchSummary | undefined): string | undefined {
  const filters = filtersOf(search, summary?.understood);
  const text = summary?.understood.text;
  const about = [
    placeText(filters, placeNames(summary)),
    rentText(filters),
    text && text.length <= MAX_TEXT ? ` with “${text}”` : '',
  ].join('');
  const { roomType } = filters;
  if (about === '' && roomType === undefined) return undefined;
  return `${roomType === undefined ? 'Rooms' : `${roomType} rooms`}${about}`;
}
