import { findSignInPage, pagePaths } from '@roommate/contracts';
import { findPathOwner, UNKNOWN_PATH, type Registry, type Release } from '@roommate/release-registry';
import { hasDots } from '@roommate/server/http';

/** A page that the server renders. */
export interface RenderTarget {
  /** The path and the query parameters that change the page. */
  url: string;
  /** The pattern of the path. */
  path: string;
  /** The remote that owns the page; undefined for pages of the shell. */
  release: Release | undefined;
}

function withQuery(pathname: string, query: string, names: readonly string[]): string {
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of names) {
    for (const value of given.getAll(name)) kept.append(name, value);
  }
  return kept.size === 0 ? pathname : `${pathname}?${kept.toString()}`;
}

/** A valid code would be a secret in a page that is kept. */
const ANY_CODE = 'code';

/** The page of a link from an email checks its code in the browser. It looks the same with every code. */
function signInUrl(path: string, query: string): string | undefined {
  const given = new URLSearchParams(query);
  const mode = given.get('mode');
  if (!given.get('oobCode')) return path;
  if (path === pagePaths.confirmEmail) return `${path}?oobCode=${ANY_CODE}`;
  if (path !== pagePaths.resetPassword) return path;
  // The browser continues at the page for confirmations.
  if (mode === 'verifyEmail') return undefined;
  return mode === 'resetPassword' ? `${path}?mode=${mode}&oobCode=${ANY_CODE}` : path;
}

interface Visitor {
  /** Whether the visitor seems to be signed in. */
  signedIn: boolean;
}

/**
 * Decides what to render for a request. A page contains no data of the visitor. Most pages for signed-in visitors have no
 * other content, so the browser renders them.
 * @returns undefined for a page that the browser renders
 */
export function renderTarget(
  registry: Registry,
  pathname: string,
  query: string,
  { signedIn }: Visitor,
): RenderTarget | undefined {
  const owner = findPathOwner(registry, pathname);
  if (!owner) {
    const path = findSignInPage(pathname)?.path ?? UNKNOWN_PATH;
    const url = signInUrl(path, query);
    return url === undefined ? undefined : { url, path, release: undefined };
  }
  const { release, owned } = owner;
  const isShown = owned.access === 'public' || (owned.rendersPublicData === true && signedIn);
  if (!isShown || !release.server) return undefined;
  // As a URL, such a path would be that of another page.
  if (hasDots(pathname)) return undefined;
  return { url: withQuery(pathname, query, owned.query ?? []), path: owned.path, release };
}
