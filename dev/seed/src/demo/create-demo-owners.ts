import { z } from 'zod';
import { type DemoOwner, demoOwners } from './demo-owners.ts';
import type { SignedUpOwner } from './seed-demo-listings.ts';

const accountSchema = z.object({ localId: z.string(), idToken: z.string() });
const errorSchema = z.object({ error: z.object({ message: z.string() }) });

/**
 * Registers the missing demo accounts in the auth emulator.
 * @param emulatorUrl such as http://127.0.0.1:9099
 * @param siteUrl the site that serves the owners' photos
 * @returns the accounts that still have their demo password
 */
export async function createDemoOwners(emulatorUrl: string, siteUrl: string): Promise<SignedUpOwner[]> {
  const owners: SignedUpOwner[] = [];
  for (const owner of demoOwners) {
    const account = (await signUp(emulatorUrl, siteUrl, owner)) ?? (await signIn(emulatorUrl, owner));
    if (!account) continue;
    const { key, email, name } = owner;
    // The emulator treats the emails of the demo accounts as confirmed.
    owners.push({ key, uid: account.localId, email, emailVerified: true, name });
  }
  return owners;
}

async function signUp(url: string, siteUrl: string, { email, password, name, photo }: DemoOwner) {
  const response = await post(url, 'signUp', { email, password });
  if (response === undefined) return undefined;
  const account = accountSchema.parse(response);
  await post(url, 'update', { idToken: account.idToken, displayName: name, photoUrl: `${siteUrl}${photo}` });
  return account;
}

const signIn = async (url: string, { email, password }: DemoOwner) =>
  accountSchema.optional().parse(await post(url, 'signInWithPassword', { email, password }));

/** Errors of an account that exists already or was changed. */
const expectedErrors = ['EMAIL_EXISTS', 'INVALID_LOGIN_CREDENTIALS', 'INVALID_PASSWORD', 'USER_DISABLED'];

/** @returns the response, or undefined after an expected error */
async function post(url: string, name: string, fields: Record<string, string>): Promise<unknown> {
  const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...fields, returnSecureToken: true }),
  });
  const body: unknown = await response.json();
  if (response.ok) return body;
  const code = errorSchema.parse(body).error.message;
  if (expectedErrors.includes(code)) return undefined;
  throw new Error(`The auth emulator refused ${name} of a demo account: ${code}`);
}
