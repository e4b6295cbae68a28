const accountOperations = [
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
 * The requests that pages may send to the auth emulator through the site. They are only those of the Firebase web SDK
 * and its Google popup. Other endpoints of the emulator need no permission and return password-reset links.
 */
export const emulatorRules: readonly { method: 'GET' | 'POST'; path: string }[] = [
  ...accountOperations.map((name) => ({
    method: 'POST' as const,
    path: `/identitytoolkit.googleapis.com/v1/accounts:${name}`,
  })),
  { method: 'POST', path: '/securetoken.googleapis.com/v1/token' },
  { method: 'GET', path: '/emulator/auth/gapi.js' },
  { method: 'GET', path: '/emulator/auth/handler' },
  { method: 'GET', path: '/emulator/auth/widget.js' },
  { method: 'GET', path: '/emulator/auth/widget.css' },
];

/** Never includes `authorization`: `Bearer owner` gives the sender administrator rights. */
export const emulatorHeaders: readonly string[] = ['accept', 'content-type', 'content-length', 'host'];
