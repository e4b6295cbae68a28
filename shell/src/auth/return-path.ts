import { isRecord, pagePaths, pathOnThisSite, signInPages } from '@roommate/contracts';
import type { Location } from '@roommate/shell-api';

/** The state of the login page's history entry: where the visitor wanted to go. */
interface OriginState {
  from: Pick<Location, 'pathname' | 'search' | 'hash'>;
}

const signInPaths: readonly string[] = Object.values(signInPages).map(({ path }) => path);

function isOriginState(state: unknown): state is OriginState {
  if (!isRecord(state)) return false;
  const { from } = state;
  return isRecord(from) && ['pathname', 'search', 'hash'].every((key) => typeof from[key] === 'string');
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
  const path = pathOnThisSite(pathname + search + hash);
  if (path === undefined || signInPaths.includes(new URL(path, window.location.origin).pathname))
    return pagePaths.home;
  return path;
}
