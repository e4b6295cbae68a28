import { findSignInPage, pathOnThisSite } from '@roommate/contracts';
import { findPathOwner, type Registry } from '@roommate/release-registry';
import { hasDots } from '@roommate/server/http';

/** Without empty segments, as `matchesPattern` reads a path. */
const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** The path without empty segments. The same page at two URLs would be two pages for search engines. */
const withoutEmptySegments = (pathname: string): string => `/${segmentsOf(pathname).join('/')}`;

/** The path with its parameters as slugs. A parameter that cannot be one stays as it is. */
function withSlugs(pathname: string, pattern: string): string {
  const parts = segmentsOf(pathname);
  const slugs = segmentsOf(pattern).map((part, i) => {
    const given = parts[i] ?? '';
    return part.startsWith(':') ? slugOf(given) || given : given;
  });
  return `/${slugs.join('/')}`;
}

/** Letters and digits of other scripts, which a slug cannot have. */
const OTHER_SCRIPT = /(?![a-z0-9])[\p{L}\p{M}\p{N}]/u;

/** @returns an empty text for a name that has no slug */
function slugOf(encoded: string): string {
  const name = decodeURIComponent(encoded).normalize('NFKC').toLowerCase();
  if (OTHER_SCRIPT.test(name)) return '';
  return name.match(/[a-z0-9]+/g)?.join('-') ?? '';
}

/** Of the characters that mean the same with and without an escape: https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.2. */
const UNRESERVED = /[\w.~-]/;

const withoutNeedlessEscapes = (pathname: string): string =>
  pathname.replaceAll(/%[0-7][0-9a-f]/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return UNRESERVED.test(character) ? character : escape;
  });

const isKnown = (registry: Registry, pathname: string): boolean =>
  findPathOwner(registry, pathname) !== undefined || findSignInPage(pathname) !== undefined;

/**
 * The URL to which a page has moved. It is the path that its remote declares in `movedTo`. Without one, it is the path
 * without empty segments, capital letters and needless escapes. Parameters become slugs where the remote declares `slugs`.
 * @returns path and query on this site. Undefined for a page that is where it should be, and for unknown pages
 */
export function movedPage(registry: Registry, pathname: string, query: string): string | undefined {
  // No page is there, and a browser would read the target as another path.
  if (hasDots(pathname)) return undefined;
  const plain = withoutNeedlessEscapes(pathname);
  const known = [plain, plain.toLowerCase()].find((path) => isKnown(registry, path));
  if (known === undefined) return undefined;
  const { owned } = findPathOwner(registry, known) ?? {};
  const path = withoutEmptySegments(known);
  const target = owned?.movedTo ?? (owned?.slugs ? withSlugs(path, owned.path) : path);
  if (target === pathname) return undefined;
  const moved = pathOnThisSite(target);
  return moved === undefined || query === '' ? moved : `${moved}?${query}`;
}
