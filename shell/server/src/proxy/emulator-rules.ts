const accountCalls = [
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
 * The requests that pages may make of the auth emulator through the site: what the Firebase web SDK and its Google popup
 * need and nothing else. Its other addresses ask for no permission and tell password-reset links. Kept in step with
 * tools/auth-emulator/src/proxy-rules.ts, which an app may not import.
 */
export const emulatorRules: readonly { method: 'GET' | 'POST'; path: string }[] = [
  ...accountCalls.map((name) => ({
    method: 'POST' as const,
    path: `/identitytoolkit.googleapis.com/v1/accounts:${name}`,
  })),
  { method: 'POST', path: '/securetoken.googleapis.com/v1/token' },
  { method: 'GET', path: '/emulator/auth/gapi.js' },
  { method: 'GET', path: '/emulator/auth/handler' },
  { method: 'GET', path: '/emulator/auth/widget.js' },
  { method: 'GET', path: '/emulator/auth/widget.css' },
];

/** Never `authorization`: `Bearer owner` makes an administrator of whoever sends it. */
export const emulatorHeaders: readonly string[] = ['accept', 'content-type', 'content-length', 'host'];
