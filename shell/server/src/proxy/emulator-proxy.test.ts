import Fastify, { type FastifyInstance } from 'fastify';
import { siteFixture, type SiteFixture } from '../testing/site-fixture.ts';

const lookup = '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=demo';

describe('the auth emulator under the origin of the site', () => {
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

  it('gets the calls of the SDK with their bodies, and no right that the caller claims', async () => {
    const answer = await fixture.site.inject({
      method: 'POST',
      url: lookup,
      headers: { authorization: 'Bearer owner', cookie: 'a=b', 'x-forwarded-host': 'evil' },
      payload: { idToken: 't' },
    });
    expect(answer.json()).toEqual({ ok: true });
    expect(seen).toMatchObject([{ url: lookup, body: { idToken: 't' } }]);
    for (const header of ['authorization', 'cookie', 'x-forwarded-host']) {
      expect(seen[0]?.headers).not.toHaveProperty(header);
    }
  });

  it('serves the Google popup with the policy that it brings', async () => {
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
  ] as const)('%s %s stays with the site', async (method, url) => {
    const answer = await fixture.site.inject({ method, url });
    expect(answer.statusCode).toBe(404);
    expect(seen).toEqual([]);
  });

  it('is missing: plain text, since a JSON error would sign the user out', async () => {
    await emulator.close();
    const origin = await fixture.site.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${origin}${lookup}`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toMatch('text/plain');
  });
});

it('with a real Firebase project nothing of it exists', async () => {
  const fixture = await siteFixture({ emulatorUrl: undefined });
  expect((await fixture.site.inject({ method: 'POST', url: lookup, payload: {} })).statusCode).toBe(404);
  await fixture.close();
});
