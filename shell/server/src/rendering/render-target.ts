import { findSignInPage } from '@roommate/contracts';
import { findPathOwner, type Registry, type Release } from '@roommate/release-registry';

/** A page that the server renders. */
export interface RenderTarget {
  /** The path and the query parameters that change the page. */
  url: string;
  /** The pattern of the path. */
  path: string;
  /** The remote that owns the page; undefined for pages of the shell. */
  release: Release | undefined;
}

/** All unknown paths have the same page. */
const UNKNOWN_PATH = '/unknown-page';

function withQuery(pathname: string, query: string, names: readonly string[]): string {
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of names) {
    for (const value of given.getAll(name)) kept.append(name, value);
  }
  return kept.size === 0 ? pathname : `${pathname}?${kept.toString()}`;
}

interface Visitor {
  /** Whether the visitor seems to be signed in. */
  signedIn: boolean;
}

/**
 * What to render for a request. Nothing of the visitor goes into a page. Most pages for signed-in visitors have no other
 * content, so the browser renders them.
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
    return { url: path, path, release: undefined };
  }
  const { release, owned } = owner;
  const isShown = owned.access === 'public' || (owned.rendersPublicData === true && signedIn);
  if (!isShown || !release.server) return undefined;
  return { url: withQuery(pathname, query, owned.query ?? []), path: owned.path, release };
}
