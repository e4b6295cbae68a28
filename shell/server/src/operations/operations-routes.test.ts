import { createHash } from 'node:crypto';
import { remote, registryOf, siteFixture, type SiteFixture } from '../testing/site-fixture.ts';
import type { OperationsState } from './operations-state.ts';

const sha384 = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const operationsToken = 'a-token-of-24-letters-xx';
/** One check takes a few requests. */
const TRIES = 1000;
const headers = { authorization: `Bearer ${operationsToken}` };

describe('the state of the releases', () => {
  let fixture: SiteFixture;
  beforeEach(async () => {
    fixture = await siteFixture({ operationsToken });
    const release = remote('mfe-listings', '1', { path: '/browse-listings', access: 'public' });
    await fixture.release(
      registryOf({ ...release, integrity: { 'remoteEntry.js': sha384(fixture.script) } }),
    );
    await fixture.site.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => fixture.close());

  const state = async () => {
    const response = await fixture.site.inject({ url: '/operations.json', headers });
    return response.json<OperationsState>().apps.find(({ name }) => name === 'mfe-listings');
  };
  const checked = async () => {
    for (let i = 0; i < TRIES; i += 1) {
      const found = await state();
      if (found?.live?.status !== 'unchecked') return found;
    }
    throw new Error('The release was never checked.');
  };

  it('needs access', async () => {
    for (const url of ['/operations', '/operations.json']) {
      const response = await fixture.site.inject({ url });
      expect(response.statusCode).toBe(401);
      expect(response.headers['www-authenticate']).toContain('Basic');
      expect(response.body).not.toContain('mfe-listings');
    }
  });

  it('reports that the files of a release are intact', async () => {
    expect(await checked()).toMatchObject({ live: { version: '1', status: 'ok', problems: [] } });
  });

  it('counts page loads and error reports', async () => {
    for (let i = 0; i < 4; i += 1) await fixture.site.inject('/browse-listings');
    const payload = {
      kind: 'page',
      remote: 'mfe-listings',
      version: '1',
      page: '/browse-listings',
      error: 'TypeError',
      at: null,
    };
    await fixture.site.inject({ method: 'POST', url: '/client-errors', payload });
    expect(await state()).toMatchObject({ pageLoads: 4, errors: 1, errorShare: 0.25, lastError: payload });
    const page = await fixture.site.inject({ url: '/operations', headers });
    expect(page.body).toContain('1 (25.0%)');
    expect(page.body).toContain('TypeError');
  });
});

it.each([
  ['damaged', sha384('other'), 'remoteEntry.js does not match its hash in the registry.'],
  ['missing', sha384('other'), 'remoteEntry.js has the status 404.'],
])('names a %s file', async (what, integrity, problem) => {
  const fixture = await siteFixture({ operationsToken });
  const version = what === 'missing' ? '2' : '1';
  const release = remote('mfe-listings', version, { path: '/browse-listings', access: 'public' });
  await fixture.release(registryOf({ ...release, integrity: { 'remoteEntry.js': integrity } }));
  await fixture.site.listen({ host: '127.0.0.1', port: 0 });
  let body = '';
  for (let i = 0; i < TRIES && !body.includes('failing'); i += 1)
    body = (await fixture.site.inject({ url: '/operations', headers })).body;
  expect(body).toContain(problem);
  await fixture.close();
});
