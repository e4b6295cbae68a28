import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export const PROJECT = 'demo-bench';

const HOUR_S = 3600;

/** Every account exists. */
async function accountsIn(lookup: IncomingMessage): Promise<object> {
  const { localId } = (await json(lookup)) as { localId: string[] };
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: localId.map((uid) => ({ localId: uid })) };
}

/**
 * Signs tokens of invented users, as the identity provider does. It serves the key that verifies them, and looks
 * accounts up.
 */
export async function startTokens(port: number) {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(publicKey)), kid: 'bench', alg: 'RS256', use: 'sig' };
  const server = createServer((request, response) => {
    const body = request.method === 'POST' ? accountsIn(request) : { keys: [key] };
    void Promise.resolve(body).then((found) => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(found));
    });
  }).listen(port, '127.0.0.1');
  // Not a reason to keep the program running.
  server.unref();
  const now = Math.floor(Date.now() / 1000);
  return {
    keysUrl: `http://127.0.0.1:${port}/`,
    of: (uid: string): Promise<string> =>
      new SignJWT({ auth_time: now, email: `${uid}@example.com`, email_verified: true, name: 'Nusrat Jahan' })
        .setProtectedHeader({ alg: 'RS256', kid: 'bench' })
        .setIssuer(`https://securetoken.google.com/${PROJECT}`)
        .setAudience(PROJECT)
        .setSubject(uid)
        .setIssuedAt(now)
        .setExpirationTime(now + HOUR_S)
        .sign(privateKey),
  };
}

export type Tokens = Awaited<ReturnType<typeof startTokens>>;
