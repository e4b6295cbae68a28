import { EXACT_TOTAL_MAX, groupDigits, type PageSearch } from '@roommate/contracts';
import type { SearchSummary } from '../matches/fetch-matches.ts';
import { orderOf } from '../search-url/order-of.ts';
import { distanceAround, pointsOf } from './distances.ts';
import { filtersOf, withoutWords, type FilterChange } from './filters-of.ts';
import { placeText, postedText, rentText } from './filter-texts.ts';

/** A filter that applies, from a parameter or from the text. */
interface ActiveFilter {
  id: string;
  label: string;
  /** Of a place with a shorter name in the label. */
  fullName?: string | undefined;
  /** Leaves it out. */
  remove: FilterChange;
}

/** The name of each place that the page knows. */
export function placeNames(summary: SearchSummary | undefined): ReadonlyMap<string, string> {
  const named = summary
    ? [...summary.facets.places.values, ...summary.understood.places, ...summary.names]
    : [];
  return new Map(named.map(({ id, name }) => [id, name]));
}

/** The places with a usual name that is shorter. */
const shortNamesOf = (summary: SearchSummary | undefined): ReadonlyMap<string, string> =>
  new Map(
    [...(summary?.understood.places ?? []), ...(summary?.names ?? [])].flatMap(({ id, shortName }) =>
      shortName === undefined ? [] : [[id, shortName] as const],
    ),
  );

/** Wishes put rooms first in one order, and only where the API orders all matches: docs/decisions/0330-matching.md. */
function effectOfHints(search: PageSearch, { total, isUnranked }: SearchSummary): string {
  if (orderOf(search) !== 'best') return 'Not used in this order';
  if (total.relation === 'eq') return isUnranked ? 'Not used here' : 'Preferred';
  // A lower number is partial: dealbreakers leave few of very many rooms.
  return total.value < EXACT_TOTAL_MAX
    ? 'Not used here'
    : `Not used with more than ${groupDigits(EXACT_TOTAL_MAX)} rooms`;
}

/** The filters of a search, in the order of the panel. */
export function activeFilters(search: PageSearch, summary: SearchSummary | undefined): ActiveFilter[] {
  const understood = summary?.understood;
  const filters = filtersOf(search, understood);
  const { places = [], near, within, metroWithin, roomType, availability, postedWithin, hasPhoto } = filters;
  const names = placeNames(summary);
  const shortNames = shortNamesOf(summary);
  const points = pointsOf(summary);
  const found: ActiveFilter[] = [];
  const add = (id: string, label: string | undefined, remove: FilterChange, fullName?: string): void => {
    if (label !== undefined) found.push({ id, label, fullName, remove });
  };
  const addPlace = (id: string, place: string, labelOf: (name: string) => string, remove: FilterChange) => {
    const [name = place, short] = [names.get(place), shortNames.get(place)];
    add(id, labelOf(short ?? name), remove, short === undefined ? undefined : name);
  };
  for (const place of places) {
    const labelOf = (name: string) => placeText(name, distanceAround(place, filters, points));
    addPlace(`place ${place}`, place, labelOf, ({ places: all = [] }) => ({
      places: all.filter((other) => other !== place),
    }));
  }
  if (near !== undefined) {
    const labelOf = (name: string) => (within === undefined ? `Near ${name}` : placeText(name, within));
    addPlace('near', near, labelOf, () => ({ near: undefined, within: undefined }));
  }
  for (const { id, name, shortName, words } of understood?.excluded ?? []) {
    const fullName = shortName === undefined ? undefined : name;
    add(`excluded ${id}`, `Not in ${shortName ?? name}`, withoutWords(words), fullName);
  }
  add('metroWithin', metroWithin === undefined ? undefined : placeText('the metro', metroWithin), () => ({
    metroWithin: undefined,
  }));
  add('rent', rentText(filters), () => ({ rentMin: undefined, rentMax: undefined }));
  add('roomType', roomType, () => ({ roomType: undefined }));
  add('availability', availability && availabilityText[availability], () => ({ availability: undefined }));
  add('postedWithin', postedWithin === undefined ? undefined : postedText(postedWithin), () => ({
    postedWithin: undefined,
  }));
  add('hasPhoto', hasPhoto && 'With photo', () => ({ hasPhoto: undefined }));
  if (summary && understood) {
    const effect = effectOfHints(search, summary);
    for (const { label, words } of understood.hints ?? [])
      add(`hint ${words}`, `${effect}: ${label}`, withoutWords(words));
    const { text } = understood;
    if (text) add('text', `“${text}”`, withoutWords(text));
  }
  return found;
}

export const availabilityText = { available: 'Available', 'not available': 'Not available' } as const;
