import { exportSPKI, generateKeyPair, type JWTHeaderParameters, SignJWT, UnsecuredJWT } from 'jose';
import { until } from '@roommate/server/testing';
import { TokenVerifier } from '../src/auth/token-verifier.ts';
import { nusrat, room } from './support/people.ts';
import { startApi } from './support/start-api.ts';
import { useApi } from './support/use-api.ts';
import { claimsOf } from './support/token-issuer.ts';

const now = () => Math.floor(Date.now() / 1000);

const api = useApi();

const post = (authorization: string) =>
  api.call('POST', '/roommates', { body: room, headers: { authorization } });

const signed = (changes: Record<string, unknown>, header?: Partial<JWTHeaderParameters>) =>
  api.issuer.sign({ ...claimsOf(nusrat), ...changes }, header);

it('accepts the token of a signed-in user', async () => {
  expect((await post(`Bearer ${await signed({})}`)).status).toBe(201);
  expect((await post(`bearer ${await signed({})}`)).status).toBe(201);
});

it('tolerates clocks that differ by a few seconds', async () => {
  expect((await post(`Bearer ${await signed({ iat: now() + 5, auth_time: now() + 5 })}`)).status).toBe(201);
});

const tokens: [string, () => Promise<string>][] = [
  ['has expired', () => signed({ exp: now() - 60 })],
  ['never expires', () => signed({ exp: undefined })],
  ['was issued in the future', () => signed({ iat: now() + 600 })],
  ['has a time of sign-in in the future', () => signed({ auth_time: now() + 600 })],
  ['has no time of sign-in', () => signed({ auth_time: undefined })],
  ['has no time of issue', () => signed({ iat: undefined })],
  ['is for another project', () => signed({ aud: 'demo-other' })],
  ['is from another issuer', () => signed({ iss: 'https://securetoken.google.com/demo-other' })],
  ['has no subject', () => signed({ sub: undefined })],
  ['has an empty subject', () => signed({ sub: '' })],
  ['has a subject longer than a uid', () => signed({ sub: 'x'.repeat(129) })],
  ['has an unknown key', () => signed({}, { kid: 'unknown' })],
  [
    'is signed with another key',
    async () => {
      const { privateKey } = await generateKeyPair('RS256');
      return new SignJWT(claimsOf(nusrat)).setProtectedHeader({ alg: 'RS256', kid: 'test' }).sign(privateKey);
    },
  ],
  ['is not signed', () => Promise.resolve(new UnsecuredJWT(claimsOf(nusrat)).encode())],
  [
    'is signed with the public key as a shared secret',
    async () => {
      const secret = new TextEncoder().encode(await exportSPKI(api.issuer.publicKey));
      return new SignJWT(claimsOf(nusrat)).setProtectedHeader({ alg: 'HS256', kid: 'test' }).sign(secret);
    },
  ],
  [
    'was changed after it was signed',
    async () => {
      const [header, , signature] = (await signed({})).split('.');
      const claims = Buffer.from(JSON.stringify(claimsOf({ sub: 'uid-rafi' }))).toString('base64url');
      return [header, claims, signature].join('.');
    },
  ],
  ['is not a token', () => Promise.resolve('nonsense')],
];

it.each(tokens)('refuses a token that %s', async (_, token) => {
  const { status, headers, body } = await post(`Bearer ${await token()}`);
  expect(status).toBe(401);
  expect(headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
  expect(body.error).toMatch(/sign-in/i);
});

it('names the owner of an expired token for the log, and nobody for a forged one', async () => {
  const owners: string[] = [];
  const verify = (token: string) => api.get(TokenVerifier).verify(token, (uid) => owners.push(uid));
  const expired = { ...claimsOf(nusrat), exp: now() - 60 };
  const { privateKey } = await generateKeyPair('RS256');
  const forged = new SignJWT(expired).setProtectedHeader({ alg: 'RS256', kid: 'test' }).sign(privateKey);
  await expect(verify(await forged)).rejects.toThrow();
  expect(owners).toEqual([]);
  await expect(verify(await api.issuer.sign(expired))).rejects.toThrow();
  expect(owners).toEqual([nusrat.sub]);
});

it.each(tokens)('refuses on public operations a token that %s', async (_, token) => {
  const authorization = `Bearer ${await token()}`;
  expect((await api.call('GET', '/roommates', { headers: { authorization } })).status).toBe(401);
});

it.each(['Basic bnVzcmF0OnNlY3JldA==', 'Bearer', 'Bearer two words', 'Bearer owner'])(
  'refuses the Authorization header %s',
  async (authorization) => {
    expect((await post(authorization)).status).toBe(401);
  },
);

it('responds with 503, not 401, while the keys cannot be fetched', async () => {
  const keyless = await startApi({ jwksUrl: 'http://127.0.0.1:9/jwks' }, 'never ready');
  const reason = async () => String((await keyless.call('GET', '/health/ready')).body.error);
  await until(async () => (await reason()) === 'The keys that verify tokens are not available yet.');
  const { status, headers } = await keyless.call('POST', '/roommates', { as: nusrat, body: room });
  expect(status).toBe(503);
  expect(headers.get('retry-after')).toBe('2');
  expect((await keyless.call('GET', '/roommates')).status).toBe(200);
  await keyless.close();
});
