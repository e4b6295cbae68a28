import { findSignInPage } from '@roommate/contracts';
import { findPathOwner, type Registry } from '@roommate/release-registry';

/** The path without a slash at its end. The same page at two URLs would be two pages for search engines. */
const withoutSlash = (pathname: string): string => pathname.replace(/(.)\/+$/, '$1');

/**
 * The URL to which a page has moved: the path that its remote declares in `movedTo`, or the path without a slash at its
 * end.
 * @returns path and query on this site; undefined for a page that is where it should be, and for unknown pages
 */
export function movedPage(registry: Registry, pathname: string, query: string): string | undefined {
  const owned = findPathOwner(registry, pathname)?.owned;
  if (!owned && !findSignInPage(pathname)) return undefined;
  const target = owned?.movedTo ?? withoutSlash(pathname);
  if (target === pathname) return undefined;
  const url = new URL(target, 'http://site');
  // A path such as `/\evil.example/` would lead to another site.
  if (url.host !== 'site') return undefined;
  return query === '' ? url.pathname : `${url.pathname}?${query}`;
}
