/** One request that a site may pass on to the auth emulator. `path` is exact, without the query. */
export interface ProxyRule {
  method: 'GET' | 'POST';
  path: string;
}

const accounts = [
  'signUp',
  'signInWithPassword',
  'signInWithIdp',
  'lookup',
  'update',
  'delete',
  'sendOobCode',
  'resetPassword',
];

/**
 * Everything that the Firebase web SDK and its Google popup need under the site's own origin. A site passes on these
 * requests and no other, with the headers of `proxiedHeaders` and no other.
 */
export const proxyRules: readonly ProxyRule[] = [
  ...accounts.map((name) => ({
    method: 'POST' as const,
    path: `/identitytoolkit.googleapis.com/v1/accounts:${name}`,
  })),
  { method: 'POST', path: '/securetoken.googleapis.com/v1/token' },
  { method: 'GET', path: '/emulator/auth/gapi.js' },
  { method: 'GET', path: '/emulator/auth/handler' },
  { method: 'GET', path: '/emulator/auth/widget.js' },
  { method: 'GET', path: '/emulator/auth/widget.css' },
];

/** Never `authorization` (`Bearer owner` makes an administrator of the caller in a bare emulator) nor `cookie`. */
export const proxiedHeaders: readonly string[] = ['accept', 'content-type', 'content-length'];

/** @param path the request's path without the query, not decoded */
export const isProxied = (method: string, path: string): boolean =>
  proxyRules.some((rule) => rule.method === method && rule.path === path);
