import {
  availabilities,
  POSTED_WITHIN_MAX_DAYS,
  RENT_MAX_BDT,
  roomTypes,
  SEARCH_PLACES_MAX,
  SEARCH_TEXT_MAX,
  searchSorts,
  WITHIN_MAX_KM,
  type PageSearch,
} from '@roommate/contracts';

const PLACE_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const COORDINATES = /^-?\d{1,2}(?:\.\d{1,6})?,-?\d{1,3}(?:\.\d{1,6})?$/;

/**
 * Reads the search from the URL of the page. A value that the form cannot send, such as an empty or a misspelt one, counts
 * as absent.
 */
export function readSearch(query: URLSearchParams): PageSearch {
  const one = <const T extends readonly string[]>(name: string, values: T): T[number] | undefined =>
    values.find((value) => value === query.get(name));
  const number = (name: string, format: RegExp, min: number, max: number): number | undefined => {
    const text = query.get(name) ?? '';
    const value = Number(text);
    return format.test(text) && value >= min && value <= max ? value : undefined;
  };
  const near = query.get('near') ?? '';
  const places = query.getAll('place').flatMap((ids) => ids.split(','));
  return {
    q: query.get('q')?.trim().slice(0, SEARCH_TEXT_MAX) ?? '',
    places: [...new Set(places)].filter((id) => PLACE_ID.test(id)).slice(0, SEARCH_PLACES_MAX),
    near: PLACE_ID.test(near) || COORDINATES.test(near) ? near : undefined,
    within: number('within', /^\d{1,2}(?:\.\d{1,2})?$/, 0.1, WITHIN_MAX_KM),
    metroWithin: number('metroWithin', /^\d{1,2}(?:\.\d{1,2})?$/, 0.1, WITHIN_MAX_KM),
    rentMin: number('rentMin', /^\d{1,8}$/, 0, RENT_MAX_BDT),
    rentMax: number('rentMax', /^\d{1,8}$/, 0, RENT_MAX_BDT),
    roomType: one('roomType', roomTypes),
    availability: one('availability', availabilities),
    postedWithin: number('postedWithin', /^\d{1,3}$/, 1, POSTED_WITHIN_MAX_DAYS),
    hasPhoto: query.get('hasPhoto') === 'true' || undefined,
    includeHidden: query.get('includeHidden') === 'true' || undefined,
    sort: one('sort', searchSorts),
    view: one('view', ['map']),
  };
}
