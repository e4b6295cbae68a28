import { pathOnThisSite } from '@roommate/contracts';
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
  const path = pathOnThisSite(pathname);
  if (path === undefined) return undefined;
  given.delete(pageParameter);
  return given.size === 0 ? path : `${path}?${given.toString()}`;
}
