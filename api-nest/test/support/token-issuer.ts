import { createPublicKey } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose';
import { tokenKey } from './token-key.ts';

export const PROJECT = 'demo-api-tests';

/** A signed-in person: the personal claims of the token. */
export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export const claimsOf = (person: Person): JWTPayload => {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    iat: now,
    auth_time: now,
    exp: now + 3600,
    ...person,
  };
};

/** A fake of Firebase. It has a key set on its own port, and tokens signed with the private key of all tests. */
export async function startTokenIssuer() {
  const privateKey = tokenKey();
  const publicKey = createPublicKey(privateKey);
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' };
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sign = (claims: JWTPayload, header: Partial<JWTHeaderParameters> = {}) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'test', ...header }).sign(privateKey);
  // A signature costs as much as a request, and the same people send thousands of requests.
  const tokens = new Map<string, Promise<string>>();
  const { port } = server.address() as AddressInfo;
  return {
    jwksUrl: `http://127.0.0.1:${port}/jwks`,
    publicKey,
    sign,
    /** Valid for one hour, longer than any test. */
    tokenOf: (person: Person) => {
      const who = JSON.stringify(person);
      const token = tokens.get(who) ?? sign(claimsOf(person));
      tokens.set(who, token);
      return token;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type TokenIssuer = Awaited<ReturnType<typeof startTokenIssuer>>;
