/** An operation of the identity provider. */
export interface Operation {
  /** Path of the POST request. */
  path: string;
  /** Whether it changes the accounts. Then they must be on the disk before the response. */
  writes: boolean;
  /** Whether the SDK sends a form instead of JSON. A page of another site can send forms, so these change no account. */
  form: boolean;
}

/** All operations that the Firebase SDK uses for the product. No other operation exists here. */
export const operations: readonly Operation[] = [
  ...[
    'signUp',
    'signInWithPassword',
    'signInWithIdp',
    'lookup',
    'update',
    'delete',
    'sendOobCode',
    'resetPassword',
  ].map((name) => ({
    path: `/identitytoolkit.googleapis.com/v1/accounts:${name}`,
    writes: name !== 'lookup',
    form: false,
  })),
  { path: '/securetoken.googleapis.com/v1/token', writes: true, form: true },
];
