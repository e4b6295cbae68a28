import { parseUrl } from './parse-url.ts';

/** A browser reads `//elsewhere` and `/\elsewhere` as addresses of other sites. */
const staysHere = (path: string): boolean => /^\/(?![/\\])/.test(path);

/**
 * Returns the path as a browser reads it, for a link or a redirect to this site. It is normalised: `/.//elsewhere` is
 * `//elsewhere` without its dot.
 * @param path with its query and fragment
 * @returns undefined for a path that leads to another site
 */
export function pathOnThisSite(path: string): string | undefined {
  const url = staysHere(path) ? parseUrl(`http://site${path}`) : undefined;
  return url && staysHere(url.pathname) ? url.pathname + url.search + url.hash : undefined;
}
