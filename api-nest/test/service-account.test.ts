import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { nusrat, rafi, room } from './support/people.ts';
import { startApi, type TestApi } from './support/start-api.ts';
import { PROJECT } from './support/token-issuer.ts';

const EMAIL = 'api@example.iam.gserviceaccount.com';

let google: Server;
let url: string;
let api: TestApi;
let issuedTokens = 0;
const lookups: unknown[] = [];

beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  // Google's endpoints as their references describe them. Only Nusrat has an account.
  google = createServer((request, response) => {
    void text(request).then(async (body) => {
      if (request.url === '/token') {
        const assertion = new URLSearchParams(body).get('assertion') ?? '';
        const { payload } = await jwtVerify(assertion, publicKey, {
          issuer: EMAIL,
          audience: `${url}/token`,
        });
        expect(payload.scope).toBe('https://www.googleapis.com/auth/identitytoolkit');
        issuedTokens += 1;
        response.end(JSON.stringify({ access_token: 'access', expires_in: 3600 }));
        return;
      }
      expect(request.url).toBe(`/v1/projects/${PROJECT}/accounts:lookup`);
      expect(request.headers.authorization).toBe('Bearer access');
      const { localId } = JSON.parse(body) as { localId: string[] };
      lookups.push(localId);
      const users = localId
        .filter((uid) => uid === nusrat.sub)
        .map((uid) => ({ localId: uid, validSince: '1' }));
      const kind = 'identitytoolkit#GetAccountInfoResponse';
      response.end(JSON.stringify(users.length > 0 ? { kind, users } : { kind }));
    });
  }).listen(0, '127.0.0.1');
  await once(google, 'listening');
  url = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
  const serviceAccount = {
    project_id: PROJECT,
    client_email: EMAIL,
    private_key: await exportPKCS8(privateKey),
    token_uri: `${url}/token`,
  };
  api = await startApi({ accountSource: { url, projectId: PROJECT, serviceAccount } });
});
afterAll(async () => {
  await api.close();
  google.closeAllConnections();
  google.close();
});

it('looks accounts up as the service account, once in five minutes', async () => {
  const post = async (as: typeof nusrat) => (await api.call('POST', '/roommates', { as, body: room })).status;
  expect([await post(nusrat), await post(nusrat), await post(rafi), await post(rafi)]).toEqual([
    201, 201, 401, 401,
  ]);
  expect(lookups).toEqual([[nusrat.sub], [rafi.sub]]);
  expect(issuedTokens).toBe(1);
});
