import {
  singleVersionRegistry,
  type ReleasedPath,
  type ServiceWorkerReleases,
} from '@roommate/release-registry';
import { hash, registryOf, remote, shell, siteFixture, type SiteFixture } from '../testing/site-fixture.ts';

const SCRIPT = 'self.addEventListener("fetch", () => {});';
const browse: ReleasedPath = {
  path: '/browse-listings',
  access: 'public',
  page: { scripts: ['static/browse.js', 'static/routes.js'], styles: [] },
};
const listings = (version: string) =>
  remote('mfe-listings', version, browse, { path: '/roommate/:id', access: 'signed-in' });

async function start(options: Parameters<typeof siteFixture>[0] = {}): Promise<SiteFixture> {
  const fixture = await siteFixture(options);
  await fixture.write('shell/1/service-worker.js', SCRIPT);
  await fixture.publish(
    {
      ...shell,
      publicFiles: [...shell.publicFiles, 'service-worker.js'],
      integrity: {
        ...shell.integrity,
        'service-worker.js': hash('W'),
        'static/async/dialogs.js': hash('D'),
      },
    },
    registryOf(listings('1')),
  );
  return fixture;
}

describe('the service worker', () => {
  let fixture: SiteFixture;
  beforeEach(async () => {
    fixture = await start();
  });
  afterEach(() => fixture.close());
  const get = (url: string, headers = {}) => fixture.site.inject({ url, headers });
  const releasesIn = (body: string) =>
    JSON.parse(/^self\.releases=(.*);\n/.exec(body)?.[1] ?? '') as ServiceWorkerReleases;
  const idOf = async (cookie = '') => releasesIn((await get('/service-worker.js', { cookie })).body).id;

  it('is the script of the live shell after the files of the live releases', async () => {
    const { body, headers } = await get('/service-worker.js');
    expect(headers['content-type']).toMatch(/^text\/javascript/);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(body.endsWith(SCRIPT)).toBe(true);
    expect(releasesIn(body).files).toEqual([
      { url: '/shell/1/static/vendor.js' },
      { url: '/shell/1/static/index.js', integrity: hash('I') },
      { url: '/shell/1/static/index.css' },
      { url: '/shell/1/static/async/dialogs.js', integrity: hash('D') },
      { url: '/mfe/mfe-listings/1/remoteEntry.js', integrity: hash('R') },
      { url: '/mfe/mfe-listings/1/static/routes.js', integrity: hash('S') },
      { url: '/mfe/mfe-listings/1/static/routes.css' },
      { url: '/mfe/mfe-listings/1/static/browse.js' },
    ]);
  });

  it.each([
    ['', false],
    ['data-saver=1', true],
  ])('names in the script whether the visitor saves data (cookie "%s")', async (cookie, savesData) => {
    const { body } = await get('/service-worker.js', { cookie });
    expect(releasesIn(body)).toMatchObject({ savesData });
  });

  it('names the releases as the pages do, and other ones after a release', async () => {
    const id = await idOf();
    const page = () => get('/roommate/665f1c2ab7d94e0012a4c9d1');
    expect((await page()).headers['x-releases']).toBe(id);
    await fixture.publish(shell, registryOf(listings('2')));
    expect((await page()).headers['x-releases']).not.toBe(id);
  });

  it('can tell by the revision of a page that former releases have come back', async () => {
    const page = async () => {
      const { headers } = await get('/roommate/665f1c2ab7d94e0012a4c9d1');
      return { id: headers['x-releases'], revision: Number(headers['x-revision']) };
    };
    const former = await page();
    await fixture.publish(shell, registryOf(listings('2')));
    const next = await page();
    await fixture.publish(shell, registryOf(listings('1')));
    const back = await page();
    expect(back.id).toBe(former.id);
    expect([next.revision, back.revision]).toEqual([former.revision + 1, former.revision + 2]);
  });

  it('has the releases of the visitor during a canary', async () => {
    const registry = singleVersionRegistry({ ...shell, publicFiles: ['service-worker.js'] }, [listings('1')]);
    const [channel] = Object.values(registry.remotes);
    const next = singleVersionRegistry(shell, [listings('2')]).remotes['mfe-listings'];
    const releases = { ...channel?.releases, ...next?.releases };
    const change = (percent: number) =>
      fixture.change({
        ...registry,
        remotes: { 'mfe-listings': { live: '1', canary: { version: '2', percent }, releases } },
      });
    const cookie = `canary-visitor=${'x'.repeat(22)}`;
    await change(0);
    const id = await idOf(cookie);
    await change(100);
    expect(await idOf(cookie)).not.toBe(id);
  });

  it.each(['/nobody', '/login?secret=1', '/reset-password?oobCode=secret', '/pictures/room.svg', '/api/x'])(
    'may not store %s',
    async (url) => {
      const { headers } = await get(url);
      expect([headers['x-releases'], headers['x-revision']]).toEqual([undefined, undefined]);
    },
  );

  it('may store a sign-in page without a query', async () => {
    expect((await get('/login')).headers['x-releases']).toContain(await idOf());
  });

  it('may not store a public page without its content', async () => {
    const { statusCode, headers } = await get('/browse-listings');
    expect([statusCode, headers['x-releases']]).toEqual([200, `${await idOf()}; frame`]);
  });

  it('gives way to a script that removes everything, when the release has none', async () => {
    await fixture.publish(shell, registryOf(listings('1')));
    const { body } = await get('/service-worker.js');
    expect(body).toContain('self.registration.unregister()');
    expect(body).not.toContain('self.releases');
  });

  it('gives way to a script that removes everything, when it is off', async () => {
    const config = {
      firebase: null,
      emulator: { projectId: 'demo-test' },
      apiBase: '/api',
      remotesOrigin: null,
      verifyFiles: true,
      serviceWorker: false,
    };
    const off = await start({ config });
    expect((await off.site.inject('/service-worker.js')).body).toContain('self.registration.unregister()');
    await off.close();
  });
});
