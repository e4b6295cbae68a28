import type { ReleasedPath } from '@roommate/release-registry';

/**
 * The first page of a list, for a URL that asks for a page that is none.
 * @param query without the question mark
 * @returns path and query with the other parameters; undefined for no page and for another site
 */
export function firstPageOf(
  { pageParameter }: Pick<ReleasedPath, 'pageParameter'>,
  pathname: string,
  query: string,
): string | undefined {
  const given = new URLSearchParams(query);
  if (pageParameter === undefined || !given.has(pageParameter)) return undefined;
  // A path such as `/\evil.example/` would lead to another site.
  if (!URL.canParse(pathname, 'http://site')) return undefined;
  const url = new URL(pathname, 'http://site');
  if (url.host !== 'site') return undefined;
  given.delete(pageParameter);
  return given.size === 0 ? url.pathname : `${url.pathname}?${given.toString()}`;
}
