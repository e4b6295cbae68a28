import { request } from 'node:http';
import { emulatorRules } from '@roommate/contracts';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, decodeJwt } from 'jose';
import { startAuthEmulator, type AuthEmulator } from './index.ts';
import { signUp, type TestAccount } from './testing/accounts.ts';
import { newDataDir } from './testing/run-program.ts';

describe('the defences against other pages and programs', () => {
  let emulator: AuthEmulator;
  let account: TestAccount;

  beforeAll(async () => {
    emulator = await startAuthEmulator({
      port: 0,
      dataDir: await newDataDir(),
      projectId: 'demo-defence',
      siteUrl: 'http://localhost:3000',
    });
    account = await signUp(emulator.url, { email: 'nusrat@example.com', password: 'Secret-word1' });
  });
  afterAll(() => emulator.close());

  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${emulator.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  };
  const accounts = (name: string, body: unknown) =>
    post(`/identitytoolkit.googleapis.com/v1/accounts:${name}`, body);

  const forged = async () => {
    const claims = decodeJwt(account.idToken);
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    return {
      unsigned: new UnsecuredJWT(claims).encode(),
      'signed by another key': await new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', jwk: await exportJWK(publicKey) })
        .sign(privateKey),
      'changed after signing': account.idToken.replace(/\.[^.]+\./, (part) => `${part.slice(0, -2)}A.`),
    };
  };

  it('accepts its own token and sends no password', async () => {
    const { status, text } = await accounts('lookup', { idToken: account.idToken });
    expect(status).toBe(200);
    expect(text).toContain('nusrat@example.com');
    expect(text).not.toMatch(/passwordHash|salt/);
  });

  it.each(['unsigned', 'signed by another key', 'changed after signing'] as const)(
    'refuses a token that is %s, in every operation that takes one',
    async (kind) => {
      const idToken = (await forged())[kind];
      const sent = {
        lookup: {},
        update: { displayName: 'Thief' },
        delete: {},
        sendOobCode: { requestType: 'VERIFY_EMAIL' },
      };
      for (const [name, body] of Object.entries(sent)) {
        const { status, text } = await accounts(name, { ...body, idToken });
        expect([name, status]).toEqual([name, 400]);
        expect(text).toContain('INVALID_ID_TOKEN');
      }
    },
  );

  it('refuses other spellings of a field, which the bare emulator would accept', async () => {
    const { unsigned } = await forged();
    for (const name of ['id_token', 'IdToken', 'id-token']) {
      const { status, text } = await accounts('lookup', { [name]: unsigned });
      expect(status).toBe(400);
      expect(text).toContain(name);
    }
  });

  it.each([
    ['POST', '/identitytoolkit.googleapis.com/v1/projects/demo-defence/accounts:query'],
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken'],
    ['GET', '/emulator/v1/projects/demo-defence/oobCodes'],
    ['DELETE', '/emulator/v1/projects/demo-defence/accounts'],
    ['PATCH', '/emulator/v1/projects/demo-defence/config'],
  ])('has no %s %s, not even for an administrator', async (method, path) => {
    const response = await fetch(`${emulator.url}${path}`, {
      method,
      headers: { authorization: 'Bearer owner' },
    });
    expect(response.status).toBe(404);
  });

  it('gives an administrator no further access', async () => {
    const owner = { authorization: 'Bearer owner' };
    const lookup = '/identitytoolkit.googleapis.com/v1/accounts:lookup';
    expect((await post(lookup, { localId: [account.uid] }, owner)).status).toBe(400);
    expect((await post(lookup, {}, owner)).text).toContain('MISSING_ID_TOKEN');
  });

  it('tells programs on this machine, but no page, whether accounts exist', async () => {
    const path = '/identitytoolkit.googleapis.com/v1/projects/demo-defence/accounts:lookup';
    const body = { localId: [account.uid, 'nobody'] };
    const owner = { authorization: 'Bearer owner' };
    const { status, text } = await post(path, body, owner);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({
      kind: 'identitytoolkit#GetAccountInfoResponse',
      users: [{ localId: account.uid, disabled: false, validSince: expect.any(String) as string }],
    });
    const unknown = await post(path, { localId: ['nobody'] }, owner);
    expect(JSON.parse(unknown.text)).toEqual({ kind: 'identitytoolkit#GetAccountInfoResponse' });
    const refused = [
      await post(path, body),
      await post(path, body, { ...owner, origin: emulator.url }),
      await post(path, { email: ['nusrat@example.com'] }, owner),
      await post(path.replace('demo-defence', 'demo-other'), body, owner),
    ];
    expect(refused.map((response) => response.status)).toEqual([403, 403, 403, 404]);
  });

  it('refuses anonymous accounts and providers other than Google', async () => {
    expect((await accounts('signUp', {})).text).toContain('ADMIN_ONLY_OPERATION');
    const postBody = `providerId=facebook.com&id_token=${encodeURIComponent('{"sub":"1"}')}`;
    expect((await accounts('signInWithIdp', { requestUri: 'http://localhost', postBody })).text).toContain(
      'OPERATION_NOT_ALLOWED',
    );
  });

  it('publishes only the public half of the key', async () => {
    const { keys } = (await (await fetch(`${emulator.url}/jwks`)).json()) as {
      keys: Record<string, string>[];
    };
    expect(keys.map((key) => Object.keys(key).sort())).toEqual([['alg', 'e', 'kid', 'kty', 'n', 'use']]);
  });

  it('gives other sites no access', async () => {
    const response = await fetch(`${emulator.url}/jwks`, { headers: { origin: 'https://example.com' } });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain'])(
    'refuses a change as %s, which a page of another site can send',
    async (type) => {
      const fields = { email: 'victim@example.com', password: 'Secret-word1', returnSecureToken: 'true' };
      const response = await fetch(`${emulator.url}/identitytoolkit.googleapis.com/v1/accounts:signUp`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: new URLSearchParams(fields).toString(),
      });
      expect(response.status).toBe(415);
    },
  );

  it('refuses a public host name, which its owner could point to this machine', async () => {
    const { hostname, port } = new URL(emulator.url);
    const status = await new Promise((resolve) => {
      request({ hostname, port, path: '/jwks', headers: { host: 'evil.example' } }, (response) => {
        resolve(response.resume().statusCode);
      }).end();
    });
    expect(status).toBe(403);
  });

  it('refuses a change from a page of another origin', async () => {
    const path = '/identitytoolkit.googleapis.com/v1/accounts:lookup';
    const body = { idToken: account.idToken };
    for (const origin of ['https://evil.example', 'http://localhost:8000', 'null']) {
      expect((await post(path, body, { origin })).status).toBe(403);
    }
    expect((await post(path, body, { origin: emulator.url })).status).toBe(200);
  });

  it('listens on the loopback interface only', () => {
    expect(new URL(emulator.url).hostname).toBe('127.0.0.1');
  });

  it('refuses oversized bodies and bodies that are not JSON with a clear code', async () => {
    expect((await accounts('signUp', { email: 'x'.repeat(70_000) })).status).toBe(413);
    const broken = await fetch(`${emulator.url}/identitytoolkit.googleapis.com/v1/accounts:lookup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    expect(broken.status).toBe(400);
  });

  it('serves every request that a site passes on, and the list has no administrators’ API', async () => {
    for (const { method, path } of emulatorRules) {
      expect([path, (await fetch(`${emulator.url}${path}`, { method })).status]).not.toEqual([path, 404]);
    }
    expect(emulatorRules.filter(({ path }) => /projects|\/v1\/?$|action/.test(path))).toEqual([]);
  });
});
