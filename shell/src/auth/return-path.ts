import { pagePaths, signInPages } from '@roommate/contracts';
import type { Location } from '@roommate/shell-api';

/** The state of the login page's history entry: where the visitor wanted to go. */
interface OriginState {
  from: Pick<Location, 'pathname' | 'search' | 'hash'>;
}

const signInPaths: readonly string[] = Object.values(signInPages).map(({ path }) => path);

function isOriginState(state: unknown): state is OriginState {
  if (typeof state !== 'object' || state === null || !('from' in state)) return false;
  const from: unknown = state.from;
  return (
    typeof from === 'object' &&
    from !== null &&
    ['pathname', 'search', 'hash'].every((key) => typeof from[key as keyof typeof from] === 'string')
  );
}

/** The state for links to the sign-in pages. It is the current page, or on one of those pages the page before it. */
export const originState = (location: Location): unknown =>
  signInPaths.includes(location.pathname)
    ? location.state
    : { from: { pathname: location.pathname, search: location.search, hash: location.hash } };

/** Where to go after signing in: always a page of this site, the home page when nothing is remembered. */
export function returnPath(state: unknown): string {
  if (!isOriginState(state)) return pagePaths.home;
  const { pathname, search, hash } = state.from;
  // '//elsewhere' and '/\\elsewhere' are addresses of other sites to a browser.
  const isOfThisSite = (path: string): boolean => /^\/(?![/\\])/.test(path);
  if (!isOfThisSite(pathname)) return pagePaths.home;
  const url = new URL(pathname + search + hash, window.location.origin);
  // Without its dot segment '/.//elsewhere' is such a URL too.
  if (!isOfThisSite(url.pathname)) return pagePaths.home;
  if (url.origin !== window.location.origin || signInPaths.includes(url.pathname)) return pagePaths.home;
  return url.pathname + url.search + url.hash;
}
