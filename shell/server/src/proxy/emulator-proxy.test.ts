import Fastify, { type FastifyInstance } from 'fastify';
import { siteFixture, type SiteFixture } from '../testing/site-fixture.ts';

const lookup = '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=demo';

describe('the proxy of the auth emulator', () => {
  let emulator: FastifyInstance;
  let fixture: SiteFixture;
  let seen: { url: string; headers: object; body: unknown }[];

  beforeEach(async () => {
    seen = [];
    emulator = Fastify();
    emulator.all('/*', (request, reply) => {
      seen.push({ url: request.url, headers: request.headers, body: request.body });
      return reply.header('content-security-policy', "default-src 'none'").send({ ok: true });
    });
    fixture = await siteFixture({ emulatorUrl: await emulator.listen({ port: 0, host: '127.0.0.1' }) });
  });
  afterEach(async () => {
    await fixture.close();
    await emulator.close();
  });

  it('forwards requests of the SDK with their bodies, but no authorization', async () => {
    const response = await fixture.site.inject({
      method: 'POST',
      url: lookup,
      headers: { authorization: 'Bearer owner', cookie: 'a=b', 'x-forwarded-host': 'evil' },
      payload: { idToken: 't' },
    });
    expect(response.json()).toEqual({ ok: true });
    expect(seen).toMatchObject([{ url: lookup, body: { idToken: 't' } }]);
    for (const header of ['authorization', 'cookie', 'x-forwarded-host']) {
      expect(seen[0]?.headers).not.toHaveProperty(header);
    }
  });

  it('serves the Google popup with its own policy', async () => {
    const { headers } = await fixture.site.inject('/emulator/auth/handler?apiKey=demo');
    expect(headers['content-security-policy']).toBe("default-src 'none'");
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  });

  it.each([
    ['GET', '/emulator/v1/projects/demo-test/oobCodes'],
    ['DELETE', '/emulator/v1/projects/demo-test/accounts'],
    ['POST', '/identitytoolkit.googleapis.com/v1/projects/demo-test/accounts:query'],
    ['POST', '/v1/projects/demo-test/accounts'],
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts:batchGet'],
    ['GET', '/identitytoolkit.googleapis.com/v1/accounts:lookup'],
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts%3Alookup'],
    ['POST', '/identitytoolkit.googleapis.com/v1//accounts:lookup'],
    ['POST', '/emulator/auth/handler'],
    ['GET', '/jwks'],
  ] as const)('does not forward %s %s', async (method, url) => {
    const response = await fixture.site.inject({ method, url });
    expect(response.statusCode).toBe(404);
    expect(seen).toEqual([]);
  });

  it('responds with plain text when the emulator is down, because a JSON error would sign the user out', async () => {
    await emulator.close();
    const origin = await fixture.site.listen({ port: 0, host: '127.0.0.1' });
    const response = await fetch(`${origin}${lookup}`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toMatch('text/plain');
  });
});

it('does not exist with a real Firebase project', async () => {
  const fixture = await siteFixture({ emulatorUrl: undefined });
  expect((await fixture.site.inject({ method: 'POST', url: lookup, payload: {} })).statusCode).toBe(404);
  await fixture.close();
});
