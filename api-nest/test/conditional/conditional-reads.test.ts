import { until } from '@roommate/server/testing';
import { conditionalRequests, type Who } from '../support/conditional-requests.ts';
import { nusrat, rafi } from '../support/people.ts';
import { postListing } from '../support/post-listing.ts';
import { useApi, useListing } from '../support/use-api.ts';
import { PHONE } from '../support/user-agent.ts';

const api = useApi();
const listing = useListing(api);
const { read, tagOf, edit, stored } = conditionalRequests(api, listing);

describe('If-None-Match', () => {
  const paths = (): [string, Who][] => [
    ['/roommates', undefined],
    ['/roommates?limit=2', undefined],
    ['/roommates/available?limit=8', rafi],
    [`/roommates/mylistings?email=${nusrat.email}`, nusrat],
    [`/roommates/user/${nusrat.email}`, nusrat],
    // Before the visit below, whose view changes the tag of the owner when it is stored.
    [`/roommates/${listing.id}`, nusrat],
    [`/roommates/${listing.id}`, undefined],
    ['/roommates/count', undefined],
    ['/roommates/stats', undefined],
  ];

  it('responds to every read with 304 while nothing has changed', async () => {
    for (const [path, as] of paths()) {
      const tag = await tagOf(path, as);
      expect(tag).toMatch(/^W\/"[\w-]+\.[\w-]+"$/);
      const again = await read(path, as, `"other", ${tag}`);
      expect(again.status).toBe(304);
      expect(again.headers.get('etag')).toBe(tag);
      expect(again.headers.get('cache-control')).toBe('private, no-cache');
      expect(again.headers.get('vary')).toContain('Authorization');
    }
  });

  it('is only for reads of data: health checks never return 304', async () => {
    for (const path of ['/health/live', '/health/ready']) {
      const { status, headers } = await read(path, undefined, '*');
      expect([path, status, headers.get('etag')]).toEqual([path, 200, null]);
    }
  });

  it('responds to HEAD in the same way', async () => {
    const tag = await tagOf('/roommates');
    const head = await api.call('HEAD', '/roommates', { headers: { 'if-none-match': tag } });
    expect(head.status).toBe(304);
    // The header would claim that GET sends no bytes (RFC 9110, 8.6).
    expect(head.headers.get('content-length')).toBeNull();
    expect((await api.call('HEAD', '/roommates')).headers.get('etag')).toBe(tag);
  });

  it('sends a new response after an edit, a like and a new listing', async () => {
    const tags = [await tagOf(`/roommates/${listing.id}`), await tagOf('/roommates')];
    const changed = async () => {
      const now = [await tagOf(`/roommates/${listing.id}`), await tagOf('/roommates')];
      const differ = now.map((tag, n) => tag !== tags[n]);
      tags.splice(0, 2, ...now);
      return differ;
    };
    await edit({ title: 'Now with a balcony' });
    expect(await changed()).toEqual([true, true]);
    await api.call('PATCH', `/roommates/${listing.id}/like`, { as: rafi, body: { likes: 1 } });
    expect(await changed()).toEqual([true, true]);
    await postListing(api, rafi);
    expect(await changed()).toEqual([false, true]);
  });

  it('ignores views by others, and counts a visit whose response is 304', async () => {
    const tag = await tagOf(`/roommates/${listing.id}`);
    const headers = { 'user-agent': PHONE, 'if-none-match': tag };
    expect((await api.call('GET', `/roommates/${listing.id}`, { headers })).status).toBe(304);
    await until(async () => (await stored()).views === 2);
  });

  it('shows the owner new views', async () => {
    const path = `/roommates/mylistings?email=${nusrat.email}`;
    const tag = await tagOf(path, nusrat);
    await read(`/roommates/${listing.id}`, rafi);
    await until(async () => (await read(path, nusrat, tag)).status === 200);
  });

  it('gives different tags to callers who see different fields', async () => {
    const tags = await Promise.all(
      [undefined, rafi, nusrat].map((as) => tagOf(`/roommates/${listing.id}`, as)),
    );
    expect(new Set(tags).size).toBe(3);
    expect((await read(`/roommates/${listing.id}`, nusrat, tags[0])).status).toBe(200);
  });
});
