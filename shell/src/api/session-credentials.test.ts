import { setSession } from '@roommate/shell-api';
import { sampleUser } from '@roommate/shell-api/testing';
import { sessionCredentials } from './session-credentials.ts';

const user = sampleUser();
const signedIn = { status: 'signed-in', user } as const;
const loading = { status: 'loading', slow: false } as const;
let isGuarded: boolean;
const checks = new Set<() => void>();
const credentials = sessionCredentials(
  { idToken: (refresh) => Promise.resolve(refresh ? 'new' : 'token') },
  {
    isGuarded: () => isGuarded,
    subscribe: (check) => {
      checks.add(check);
      return () => void checks.delete(check);
    },
  },
);

beforeEach(() => {
  isGuarded = true;
});

/** Whether a token is known now, before the session changes. */
async function isKnown(token: Promise<string | null>): Promise<boolean> {
  let known = false;
  void token.then(() => (known = true));
  await new Promise((resolve) => void setTimeout(resolve, 0));
  return known;
}

describe('the token of a read', () => {
  it('is null while nobody knows who is signed in, so that public pages show immediately', async () => {
    setSession(loading);
    expect(await credentials.current()).toBeNull();
  });

  it.each([
    ['the token', signedIn, 'token'],
    ['null after an ended session', { status: 'signed-out' }, null],
  ] as const)('waits until the provider has confirmed an expected user: %s', async (_, session, expected) => {
    setSession({ ...loading, user, isUnconfirmed: true });
    const token = credentials.current();
    expect(await isKnown(token)).toBe(false);
    // A logout goes on after the provider has reported the user.
    setSession({ ...loading, user });
    expect(await isKnown(token)).toBe(false);
    setSession(session);
    expect(await token).toBe(expected);
  });

  it('is null on a public page and on the way there, so that a slow provider does not keep it empty', async () => {
    setSession({ ...loading, user, isUnconfirmed: true });
    const token = credentials.current();
    expect(await isKnown(token)).toBe(false);
    isGuarded = false;
    for (const check of checks) check();
    expect(await token).toBeNull();
    expect(await credentials.current()).toBeNull();
    expect(checks.size).toBe(0);
  });
});

it('is waited for before a change is sent', async () => {
  setSession(loading);
  const token = credentials.resolved();
  expect(await isKnown(token)).toBe(false);
  setSession(signedIn);
  expect(await token).toBe('token');
  expect(await credentials.renewed()).toBe('new');
});
