import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReleasedPath } from '@roommate/release-registry';
import { registryOf, remote, siteFixture, type SiteFixture } from '../testing/site-fixture.ts';

describe('the sitemap of a remote after a rollback to a release that does not say when its list is complete', () => {
  const earlier = { list: '/areas', items: 'areas', id: 'id' };
  const current = { ...earlier, complete: 'counted=all' };
  let api: Server;
  let fixture: SiteFixture;
  let areas: unknown;

  beforeEach(async () => {
    api = createServer((_request, response) => response.end(JSON.stringify(areas))).listen(0, '127.0.0.1');
    await once(api, 'listening');
    fixture = await siteFixture({ apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
  });
  afterEach(async () => {
    await fixture.close();
    api.closeAllConnections();
    api.close();
    await once(api, 'close');
  });
  const release = (each: ReleasedPath['each']) =>
    fixture.release(registryOf(remote('mfe-listings', '1', { path: '/areas/:id', access: 'public', each })));
  const pathsInSitemap = async () => {
    const { body } = await fixture.site.inject('/sitemaps/mfe-listings.xml');
    return [...body.matchAll(/<loc>https:\/\/rooms\.example([^<]*)/g)].map(([, path]) => path);
  };

  it('does not keep a part of the list for the release that knows', async () => {
    areas = { counted: 'all', areas: [{ id: 'mirpur' }, { id: 'uttara' }] };
    await release(current);
    expect(await pathsInSitemap()).toEqual(['/areas/mirpur', '/areas/uttara']);
    areas = { counted: 'newest', areas: [{ id: 'uttara' }] };
    await release(earlier);
    expect(await pathsInSitemap()).toEqual(['/areas/uttara']);
    await release(current);
    expect(await pathsInSitemap()).toEqual(['/areas/mirpur', '/areas/uttara']);
  });
});
