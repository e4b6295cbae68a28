import { randomBytes } from 'node:crypto';
import { singleVersionRegistry } from '@roommate/release-registry';
import { remote, shell, siteFixture, type SiteFixture } from '../testing/site-fixture.ts';
import { isInCanary } from './canary.ts';

const visitors = Array.from({ length: 4000 }, () => randomBytes(16).toString('base64url'));
const share = (percent: number, version = '2', of = visitors): string[] =>
  of.filter((visitor) => isInCanary(visitor, 'mfe-listings', { version, percent }));

describe('isInCanary', () => {
  it('selects nobody at 0 percent, everybody at 100, and about the given share between', () => {
    expect(share(0)).toEqual([]);
    expect(share(100)).toEqual(visitors);
    // Ten standard deviations of the binomial distribution.
    expect(Math.abs(share(10).length - 400)).toBeLessThan(190);
  });

  it('keeps visitors when the share grows, and selects others for the next release', () => {
    const early = share(10);
    expect(share(50)).toEqual(expect.arrayContaining(early));
    expect(Math.abs(share(50, '3', early).length / early.length - 0.5)).toBeLessThan(0.35);
  });
});

describe('pages during a canary', () => {
  let fixture: SiteFixture;
  const path = { path: '/browse-listings', access: 'public' } as const;
  const change = (percent: number | null) => {
    const registry = singleVersionRegistry(shell, [remote('mfe-listings', '1', path)]);
    const next = singleVersionRegistry(shell, [remote('mfe-listings', '2', path)]).remotes['mfe-listings'];
    const channel = registry.remotes['mfe-listings'];
    const canary = percent === null ? null : { version: '2', percent };
    const releases = { ...channel?.releases, ...next?.releases };
    return fixture.change({ ...registry, remotes: { 'mfe-listings': { live: '1', canary, releases } } });
  };
  const visit = async (cookie = '') => {
    const { body, headers } = await fixture.site.inject({ url: '/browse-listings', headers: { cookie } });
    const version = /href="\/mfe\/mfe-listings\/(\d)\/remoteEntry\.js"/.exec(body)?.[1];
    return { version, cookie: String(headers['set-cookie'] ?? ''), headers };
  };
  beforeEach(async () => {
    fixture = await siteFixture();
  });
  afterEach(() => fixture.close());

  it('give a visitor the same release each time, with a cookie that scripts cannot read', async () => {
    await change(50);
    const seen = new Set<string | undefined>();
    for (let i = 0; i < 40; i += 1) {
      const first = await visit();
      expect(first.cookie).toMatch(
        /^canary-visitor=[\w-]{22}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
      );
      const again = await visit(`other=1; ${first.cookie.split(';', 1)[0]}`);
      expect(again).toMatchObject({ version: first.version, cookie: '' });
      seen.add(first.version);
    }
    expect([...seen].sort()).toEqual(['1', '2']);
  });

  it.each([
    [0, '1'],
    [100, '2'],
  ])('give every visitor at %d percent release %s', async (percent, version) => {
    await change(percent);
    for (let i = 0; i < 10; i += 1) expect((await visit()).version).toBe(version);
  });

  it('change at the next load when the canary ends, and set no cookie then', async () => {
    await change(100);
    const { cookie } = await visit();
    await change(null);
    expect(await visit(cookie)).toMatchObject({ version: '1', cookie: '' });
    expect(await visit()).toMatchObject({ version: '1', cookie: '' });
  });

  it('of a remote set the cookie, but the public files of the shell do not, because caches keep them', async () => {
    await change(50);
    const { headers } = await fixture.site.inject('/pictures/room.svg');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['cache-control']).toBe('public, max-age=3600');
  });

  it('of the shell keep its public files out of shared caches, because visitors get different ones', async () => {
    const next = { ...shell, version: '2', base: '/shell/2/' };
    await fixture.write('shell/2/index.html', '');
    await fixture.write('shell/2/pictures/room.svg', '<svg id="2"/>');
    const { releases } = singleVersionRegistry(next, []).shell;
    const registry = singleVersionRegistry(shell, []);
    const canary = { version: '2', percent: 50 };
    await fixture.change({
      ...registry,
      shell: { live: '1', canary, releases: { ...registry.shell.releases, ...releases } },
    });
    const seen = new Set<string>();
    for (let i = 0; i < 40; i += 1) {
      const { body, headers } = await fixture.site.inject('/pictures/room.svg');
      expect(headers['cache-control']).toBe('private, max-age=3600');
      seen.add(body);
    }
    expect([...seen].sort()).toEqual(['<svg id="2"/>', '<svg/>']);
  });

  it('stay out of shared caches, and replace an invalid cookie', async () => {
    await change(50);
    expect((await visit()).headers['cache-control']).toBe('private, no-cache');
    expect((await visit('canary-visitor=<script>')).cookie).toMatch(/^canary-visitor=[\w-]{22};/);
  });
});
