import { operations } from './operations.ts';

/** One request that a site may pass on to the auth emulator. `path` is exact, without the query. */
interface ProxyRule {
  method: 'GET' | 'POST';
  path: string;
}

/**
 * Everything that the Firebase web SDK and its Google popup need under the site's own origin. A site passes on only
 * these requests, with only the headers of `proxiedHeaders`.
 */
export const proxyRules: readonly ProxyRule[] = [
  ...operations.map(({ path }) => ({ method: 'POST' as const, path })),
  { method: 'GET', path: '/emulator/auth/gapi.js' },
  { method: 'GET', path: '/emulator/auth/handler' },
  { method: 'GET', path: '/emulator/auth/widget.js' },
  { method: 'GET', path: '/emulator/auth/widget.css' },
];

/** Never `authorization` (`Bearer owner` makes the caller an administrator in a bare emulator) and never `cookie`. */
export const proxiedHeaders: readonly string[] = ['accept', 'content-type', 'content-length'];
