import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { singleVersionRegistry } from '@roommate/release-registry';
import { shell, siteFixture, type SiteFixture } from '../testing/site-fixture.ts';

describe('health checks', () => {
  let fixture: SiteFixture;
  beforeEach(async () => {
    fixture = await siteFixture();
  });
  afterEach(() => fixture.close());
  const get = async (url: string) => {
    const { statusCode, headers, body } = await fixture.site.inject(url);
    return { status: statusCode, type: headers['content-type'], body: JSON.parse(body) as unknown };
  };

  it('pass while the shell has a live release', async () => {
    expect(await get('/health/live')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await get('/health/ready')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await get('/health')).toMatchObject({ status: 200, body: { shell: '1' } });
  });

  it('report live but not ready while the shell has no live release', async () => {
    const released = singleVersionRegistry(shell, []);
    await fixture.change({ ...released, shell: { ...released.shell, live: null } });
    expect(await get('/health/live')).toMatchObject({ status: 200 });
    expect(await get('/health/ready')).toMatchObject({
      status: 503,
      type: expect.stringContaining('application/problem+json') as string,
      body: { code: 'unavailable' },
    });
  });

  it('report not ready until the site has read a release registry', async () => {
    await rm(join(fixture.folder, 'registry'), { recursive: true });
    await fixture.write('registry/00000001.json', '{');
    expect(await get('/health/ready')).toMatchObject({ status: 503 });
    await fixture.change(singleVersionRegistry(shell, []));
    expect(await get('/health/ready')).toMatchObject({ status: 200 });
  });

  it('stay ready with the previous releases while the registry is broken', async () => {
    expect(await get('/health/ready')).toMatchObject({ status: 200 });
    await fixture.write('registry/00000099.json', '{');
    expect(await get('/health/ready')).toMatchObject({ status: 200 });
  });
});
