import type { PageSearch } from '@roommate/contracts';
import type { Completion } from '@roommate/places';
import type { SearchChange } from '../search-url/use-search.ts';

/** Searches for a picked place. Other filters stay. */
export const searchForPlace =
  ({ id, before }: Completion): SearchChange =>
  (newest) => ({ ...newest, q: before, places: [id], near: undefined, within: undefined });

const notFilters = ['q', 'sort', 'view'];

/**
 * Searches for a typed text. What the text says replaces the parameters of the same filters, because the person has typed it
 * last.
 * @param asked the search at that moment
 * @returns a promise only where the text can replace something, which needs the gazetteer
 */
export function searchForText(asked: PageSearch, q: string): SearchChange | Promise<SearchChange> {
  const isFiltered = Object.entries(asked).some(
    ([name, value]) => !notFilters.includes(name) && [value ?? []].flat().length > 0,
  );
  const onlyText: SearchChange = (newest) => ({ ...newest, q });
  if (q === asked.q || q === '' || !isFiltered) return onlyText;
  return filtersReplacedBy(q).then(
    (replaced) => (newest) => {
      // Changes that the person has made since then are newer than the text.
      const isSame = (name: string) => valueOf(newest, name) === valueOf(asked, name);
      const kept = Object.entries(replaced).filter(([name]) => isSame(name));
      return { ...newest, q, ...Object.fromEntries(kept) };
    },
    // Without the gazetteer the API still understands the text.
    () => onlyText,
  );
}

const valueOf = (search: object, name: string): string =>
  String(Object.entries(search).find(([key]) => key === name)?.[1] ?? '');

async function filtersReplacedBy(q: string): Promise<PageSearch> {
  const { loadUnderstandQuery } = await import('@roommate/places');
  const understandQuery = await loadUnderstandQuery();
  const { places, within, rentMin, rentMax, ...others } = understandQuery(q);
  const names = Object.keys(others).filter((name) => name !== 'rest');
  return {
    ...(places.length > 0 && { places: [], near: undefined }),
    ...((places.length > 0 || within !== undefined) && { within: undefined }),
    ...((rentMin ?? rentMax) !== undefined && { rentMin: undefined, rentMax: undefined }),
    ...Object.fromEntries(names.map((name) => [name, undefined])),
  };
}
