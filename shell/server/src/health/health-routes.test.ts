import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { shell, siteFixture, type SiteFixture } from '../testing/site-fixture.ts';
import { soleReleases } from '../sole-releases.ts';

describe('the health of the site', () => {
  let fixture: SiteFixture;
  beforeEach(async () => {
    fixture = await siteFixture();
  });
  afterEach(() => fixture.close());
  const get = async (url: string) => {
    const { statusCode, headers, body } = await fixture.site.inject(url);
    return { status: statusCode, type: headers['content-type'], body: JSON.parse(body) as unknown };
  };

  it('is good while a shell is live', async () => {
    expect(await get('/health/live')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await get('/health/ready')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await get('/health')).toMatchObject({ status: 200, body: { shell: '1' } });
  });

  it('is live, but not ready, while no shell is live', async () => {
    const released = soleReleases(shell, []);
    await fixture.change({ ...released, shell: { ...released.shell, live: null } });
    expect(await get('/health/live')).toMatchObject({ status: 200 });
    expect(await get('/health/ready')).toMatchObject({
      status: 503,
      type: expect.stringContaining('application/problem+json') as string,
      body: { code: 'unavailable' },
    });
  });

  it('is not ready while the release registry has never been read, and is when it is there', async () => {
    await rm(join(fixture.folder, 'registry'), { recursive: true });
    await fixture.write('registry/00000001.json', '{');
    expect(await get('/health/ready')).toMatchObject({ status: 503 });
    await fixture.change(soleReleases(shell, []));
    expect(await get('/health/ready')).toMatchObject({ status: 200 });
  });

  it('stays ready on the releases before while the registry is broken', async () => {
    expect(await get('/health/ready')).toMatchObject({ status: 200 });
    await fixture.write('registry/00000099.json', '{');
    expect(await get('/health/ready')).toMatchObject({ status: 200 });
  });
});
