import type { PageSearch } from '@roommate/contracts';
import type { Completion } from '@roommate/places';

/** The search for a picked place. Other filters stay. */
export const searchForPlace = (search: PageSearch, { id, before }: Completion): PageSearch => ({
  ...search,
  q: before,
  places: [id],
  near: undefined,
  within: undefined,
});

const notFilters = ['q', 'sort', 'view'];

/**
 * The search for a typed text. What the text says replaces the parameters of the same filters, because the person has
 * typed it last.
 * @returns a promise only where the text can replace something, which needs the gazetteer
 */
export function searchForText(search: PageSearch, q: string): PageSearch | Promise<PageSearch> {
  const isFiltered = Object.entries(search).some(
    ([name, value]) => !notFilters.includes(name) && [value ?? []].flat().length > 0,
  );
  return q === search.q || q === '' || !isFiltered ? { ...search, q } : replaceFilters(search, q);
}

async function replaceFilters(search: PageSearch, q: string): Promise<PageSearch> {
  const { understandQuery } = await import('@roommate/places');
  const { places, within, rentMin, rentMax, roomType, availability } = understandQuery(q);
  return {
    ...search,
    q,
    ...(places.length > 0 && { places: [], near: undefined }),
    ...((places.length > 0 || within !== undefined) && { within: undefined }),
    ...((rentMin ?? rentMax) !== undefined && { rentMin: undefined, rentMax: undefined }),
    ...(roomType && { roomType: undefined }),
    ...(availability && { availability: undefined }),
  };
}
