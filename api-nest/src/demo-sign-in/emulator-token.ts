import { z } from 'zod';
import { problem } from '../problems/problem.ts';
import { docsUsers, type DocsUserKey } from './demo-accounts.ts';

const TIMEOUT_MS = 5000;

const tokenSchema = z.object({ idToken: z.string() });

/**
 * An ID token of the auth emulator for a demo user, whose account is made when it is not there.
 * @param emulatorUrl the emulator's origin
 * @throws ProblemException 503 when the emulator does not answer as it should
 */
export async function emulatorToken(emulatorUrl: string, user: DocsUserKey): Promise<string> {
  const { email, name: displayName, password } = docsUsers[user];
  const call = async (name: 'signInWithPassword' | 'signUp', more = {}): Promise<string | undefined> => {
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
    const known = await call('signInWithPassword');
    if (known !== undefined) return known;
    await call('signUp', { displayName });
    const made = await call('signInWithPassword');
    if (made !== undefined) return made;
  } catch (error) {
    throw problem(503, 'The auth emulator cannot be reached.', { cause: error });
  }
  throw problem(503, `The auth emulator knows ${email} with another password.`);
}
