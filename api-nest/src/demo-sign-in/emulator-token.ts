import { z } from 'zod';
import { problem } from '../problems/problem.ts';
import { docsUsers, type DocsUserKey } from './demo-accounts.ts';

const TIMEOUT_MS = 5000;

const tokenSchema = z.object({ idToken: z.string() });

/**
 * Gets an ID token of the auth emulator for a demo user. Creates the account when it does not exist.
 * @param emulatorUrl the emulator's origin
 * @throws ProblemException 503 when the emulator does not respond as expected
 */
export async function emulatorToken(emulatorUrl: string, user: DocsUserKey): Promise<string> {
  const { email, name: displayName, password } = docsUsers[user];
  const request = async (name: 'signInWithPassword' | 'signUp', more = {}): Promise<string | undefined> => {
    const response = await fetch(
      `${emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=demo`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password, returnSecureToken: true, ...more }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
    );
    return tokenSchema.safeParse(await response.json()).data?.idToken;
  };
  try {
    const known = await request('signInWithPassword');
    if (known !== undefined) return known;
    await request('signUp', { displayName });
    const created = await request('signInWithPassword');
    if (created !== undefined) return created;
  } catch (error) {
    throw problem(503, 'The auth emulator cannot be reached.', { cause: error });
  }
  throw problem(503, `The auth emulator has ${email} with another password.`);
}
