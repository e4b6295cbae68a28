import { z } from 'zod';
import { type DemoOwner, demoOwners } from './demo-owners.ts';
import type { SignedUpOwner } from './seed-demo-listings.ts';

const accountSchema = z.object({ localId: z.string(), idToken: z.string() });
const refusalSchema = z.object({ error: z.object({ message: z.string() }) });

/**
 * Registers the demo accounts in the auth emulator, as far as they are not there.
 * @param emulatorUrl such as http://127.0.0.1:9099
 * @param siteUrl where the site serves the owners' photos
 * @returns those that can be signed in to: one whose password somebody changed is left out
 */
export async function createDemoOwners(emulatorUrl: string, siteUrl: string): Promise<SignedUpOwner[]> {
  const owners: SignedUpOwner[] = [];
  for (const owner of demoOwners) {
    const account = (await signUp(emulatorUrl, siteUrl, owner)) ?? (await signIn(emulatorUrl, owner));
    if (account) owners.push({ key: owner.key, uid: account.localId, email: owner.email, name: owner.name });
  }
  return owners;
}

async function signUp(url: string, siteUrl: string, { email, password, name, photo }: DemoOwner) {
  const answer = await call(url, 'signUp', { email, password });
  if (answer === undefined) return undefined;
  const account = accountSchema.parse(answer);
  await call(url, 'update', { idToken: account.idToken, displayName: name, photoUrl: `${siteUrl}${photo}` });
  return account;
}

const signIn = async (url: string, { email, password }: DemoOwner) =>
  accountSchema.optional().parse(await call(url, 'signInWithPassword', { email, password }));

/** Codes that say that an account is there already, or is no longer as we made it. */
const EXPECTED_REFUSALS = ['EMAIL_EXISTS', 'INVALID_LOGIN_CREDENTIALS', 'INVALID_PASSWORD', 'USER_DISABLED'];

/** @returns the answer, undefined when it was one of the expected refusals */
async function call(url: string, name: string, body: Record<string, string>): Promise<unknown> {
  const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  const answer: unknown = await response.json();
  if (response.ok) return answer;
  const code = refusalSchema.parse(answer).error.message;
  if (EXPECTED_REFUSALS.includes(code)) return undefined;
  throw new Error(`The auth emulator refused ${name} of a demo account: ${code}`);
}
