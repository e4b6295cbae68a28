/** An account that a test created, with the tokens of a signed-in browser. */
export interface TestAccount {
  uid: string;
  /** RS256, valid for an hour, with the display name as `name`. */
  idToken: string;
  refreshToken: string;
}

/** A refused request; `message` is Google's code, such as EMAIL_EXISTS. */
class AuthEmulatorError extends Error {
  override readonly name = 'AuthEmulatorError';
}

async function send(url: string, name: string, body: Record<string, unknown>): Promise<TestAccount> {
  const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  if (!response.ok) {
    const { error } = (await response.json()) as { error: { message: string } };
    throw new AuthEmulatorError(error.message);
  }
  const { localId, idToken, refreshToken } = (await response.json()) as Record<string, string>;
  if (!localId || !idToken || !refreshToken) throw new AuthEmulatorError('The response has no tokens.');
  return { uid: localId, idToken, refreshToken };
}

interface Credentials {
  email: string;
  /** At least 6 characters. */
  password: string;
}

/** Registers an account by plain HTTP, which is fast enough for hundreds. */
export const signUp = (url: string, account: Credentials & { displayName?: string }): Promise<TestAccount> =>
  send(url, 'signUp', { ...account });

export const signIn = (url: string, credentials: Credentials): Promise<TestAccount> =>
  send(url, 'signInWithPassword', { ...credentials });

/** Signs in as a made-up Google account; the same email is the same account. */
export const signInWithGoogle = (
  url: string,
  account: { email: string; name: string },
): Promise<TestAccount> => {
  const claims = { sub: Buffer.from(account.email).toString('hex'), email_verified: true, ...account };
  const postBody = new URLSearchParams({ providerId: 'google.com', id_token: JSON.stringify(claims) });
  return send(url, 'signInWithIdp', { requestUri: 'http://localhost', postBody: postBody.toString() });
};
