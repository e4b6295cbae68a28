import type { Preferences, UnreadAlerts } from '@roommate/contracts';
import { productEnvironment, siteUrl } from './product-environment.ts';
import { newPerson, type Person } from './people.ts';
import { newRoom, type Room } from './listings.ts';

/** A person with an account that was created without a browser. */
export interface Account extends Person {
  idToken: string;
}

async function send<T>(method: string, url: string, body: unknown, token?: string): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} responded with ${response.status}: ${text}`);
  return JSON.parse(text) as T;
}

const post = <T>(url: string, body: unknown, token?: string): Promise<T> => send('POST', url, body, token);

const identityProvider = (operation: string, port: string | undefined): string =>
  `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=e2e`;

/**
 * Creates an account at the identity provider, as the registration form does.
 * @param environment of the product; without it the product under test
 */
export async function signUp(person = newPerson(), environment = productEnvironment): Promise<Account> {
  const provider = (operation: string) => identityProvider(operation, environment.AUTH_EMULATOR_PORT);
  const { email, password } = person;
  const credentials = { email, password, returnSecureToken: true };
  const { idToken } = await post<{ idToken: string }>(provider('signUp'), credentials);
  await post(provider('update'), { idToken, displayName: person.name, returnSecureToken: true });
  // The first token does not carry the name.
  const named = await post<{ idToken: string }>(provider('signInWithPassword'), credentials);
  return { ...person, idToken: named.idToken };
}

/** Posts a room as the account. @returns the listing's id */
export async function postRoom(
  { idToken }: Account,
  room: Room = newRoom(),
  site = siteUrl,
): Promise<string> {
  const { rent, ...fields } = room;
  const body = { ...fields, rentAmount: Number(rent) };
  return (await post<{ insertedId: string }>(`${site}/api/roommates`, body, idToken)).insertedId;
}

/** Replaces the fields of a room that the account posted. Without an availability it becomes available. */
export async function editRoom(
  { idToken }: Account,
  id: string,
  { rent, ...fields }: Room & { availability?: string },
): Promise<void> {
  const body = { availability: 'available', ...fields, rentAmount: Number(rent) };
  await send('PUT', `${siteUrl}/api/roommates/${id}`, body, idToken);
}

/** Replaces what the account looks for. */
export async function storePreferences(
  { idToken }: Account,
  preferences: Preferences,
  site = siteUrl,
): Promise<void> {
  await send('PUT', `${site}/api/preferences`, preferences, idToken);
}

/** Saves a search, for alerts about new rooms. @param query of the search */
export async function saveSearch({ idToken }: Account, query: string, site = siteUrl): Promise<void> {
  await post(`${site}/api/saved-searches`, { query }, idToken);
}

export async function createApiKey({ idToken }: Account, name: string, site = siteUrl): Promise<void> {
  await post(`${site}/api/api-keys`, { name, scopes: ['listings:read'] }, idToken);
}

export async function countUnreadAlerts({ idToken }: Account, site = siteUrl): Promise<number> {
  const { unread } = await send<UnreadAlerts>('GET', `${site}/api/alerts/unread`, undefined, idToken);
  return unread;
}
