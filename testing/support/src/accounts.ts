import { productEnvironment, siteUrl } from './product-environment.ts';
import { newPerson, type Person } from './people.ts';
import { newRoom, type Room } from './listings.ts';

/** Somebody with an account, made without a browser. */
export interface Account extends Person {
  idToken: string;
}

async function post<T>(url: string, body: unknown, token?: string): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
  return JSON.parse(text) as T;
}

const identityProvider = (call: string, port: string | undefined): string =>
  `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=e2e`;

/**
 * Makes an account at the identity provider, as the registration form would.
 * @param environment of a product other than the one under test
 */
export async function signUp(person = newPerson(), environment = productEnvironment): Promise<Account> {
  const provider = (call: string) => identityProvider(call, environment.AUTH_EMULATOR_PORT);
  const { email, password } = person;
  const credentials = { email, password, returnSecureToken: true };
  const { idToken } = await post<{ idToken: string }>(provider('signUp'), credentials);
  await post(provider('update'), { idToken, displayName: person.name, returnSecureToken: true });
  // The first token has no name yet.
  const named = await post<{ idToken: string }>(provider('signInWithPassword'), credentials);
  return { ...person, idToken: named.idToken };
}

/** Posts a room in the name of an account. @returns the listing's id */
export async function postRoom(
  { idToken }: Account,
  room: Room = newRoom(),
  site = siteUrl,
): Promise<string> {
  const { rent, ...fields } = room;
  const body = { ...fields, rentAmount: Number(rent) };
  return (await post<{ insertedId: string }>(`${site}/api/roommates`, body, idToken)).insertedId;
}
