import { formatAmount, isSearchedInside, NEAR_KM, type NewSavedSearch } from '@roommate/contracts';
import { placeById } from '@roommate/places';
import type { Search } from '../search/read-search.ts';

function rentText({ rentMin, rentMax }: Search['criteria']): string {
  if (rentMin !== undefined && rentMax !== undefined)
    return `, ${formatAmount(rentMin)} to ${formatAmount(rentMax)}`;
  if (rentMax !== undefined) return `, up to ${formatAmount(rentMax)}`;
  return rentMin === undefined ? '' : `, from ${formatAmount(rentMin)}`;
}

const POINT = 'a point on the map';

type Named = Search['understood']['places'];

const namesText = (named: Named) => named.map(({ name }) => name).join(' or ');

/** Without a distance, a search finds the rooms inside areas, and those around other places. */
function usualText(named: Named): string {
  const isInside = ({ id }: Named[number]): boolean => isSearchedInside(placeById(id)?.kind ?? 'area');
  const inside = namesText(named.filter(isInside));
  const around = namesText(named.filter((place) => !isInside(place)));
  const parts = [inside && `in ${inside}`, around && `within ${NEAR_KM} km of ${around}`].filter(Boolean);
  return parts.length === 0 ? '' : ` ${parts.join(' or ')}`;
}

function placeText({ names, understood }: Search, { place, near, within }: NewSavedSearch['query']): string {
  const inText = place ? names.filter(({ id }) => place.includes(id)) : understood.places;
  if (near !== undefined && within !== undefined && inText.length > 0) {
    const center = names.find(({ id }) => id === near)?.name ?? POINT;
    return ` in ${namesText(inText)}, within ${within} km of ${center}`;
  }
  const distance = within ?? understood.within;
  const named = place || near !== undefined ? names : understood.places;
  const text = namesText(named);
  if (near !== undefined && within === undefined && !place) return '';
  if (distance !== undefined) return ` within ${distance} km of ${text === '' ? POINT : text}`;
  return usualText(named);
}

function limitText({ understood }: Search, query: NewSavedSearch['query']): string {
  const { excluded = [] } = understood;
  const metroWithin = query.metroWithin ?? understood.metroWithin;
  return [
    metroWithin === undefined ? '' : `, within ${metroWithin} km of the metro`,
    excluded.length === 0 ? '' : `, not in ${namesText(excluded)}`,
  ].join('');
}

/**
 * Describes a search for people, such as "Single rooms in Mirpur 10, up to BDT 8,000".
 * @param needsHints whether a listing must contain the words of the hints
 */
export function searchName(search: Search, query: NewSavedSearch['query'], needsHints: boolean): string {
  const { roomType, hasPhoto } = search.criteria;
  const { text, hints = [] } = search.understood;
  const words = [text, ...(needsHints ? hints.map((hint) => hint.words) : [])].filter(Boolean).join(' ');
  const preferred = needsHints ? '' : hints.map(({ label }) => label).join(', ');
  return [
    roomType === undefined ? 'Rooms' : `${roomType} rooms`,
    placeText(search, query),
    limitText(search, query),
    rentText(search.criteria),
    words === '' ? '' : `, with "${words}"`,
    hasPhoto ? ', with a photo' : '',
    preferred === '' ? '' : `, preferred: ${preferred}`,
  ].join('');
}
