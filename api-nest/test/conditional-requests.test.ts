import { json } from 'node:stream/consumers';
import type { Listing } from '@roommate/contracts';
import { until } from '@roommate/server/testing';
import { ListingsService } from '../src/listings/listings.service.ts';
import { nusrat, rafi, room } from './support/people.ts';
import { postListing } from './support/post-listing.ts';
import { useApi, useListing } from './support/use-api.ts';
import { PHONE } from './support/user-agent.ts';
import { storedRoom } from './support/stored-room.ts';

const api = useApi();
const listing = useListing(api);

type Who = typeof nusrat | undefined;

const read = (path: string, as: Who, tag?: string) =>
  api.call('GET', path, {
    ...(as && { as }),
    headers: { ...(tag !== undefined && { 'if-none-match': tag }) },
  });
const tagOf = async (path: string, as?: Who) => (await read(path, as)).headers.get('etag') ?? '';
const edit = (changes: object, headers: Record<string, string> = {}) =>
  api.call('PUT', `/roommates/${listing.id}`, { as: nusrat, body: { ...room, ...changes }, headers });
const stored = async () => (await api.call<Listing>('GET', `/roommates/${listing.id}`, { as: nusrat })).body;

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

describe('the tag of all listings', () => {
  const listings = () => api.connection.collection('listings');
  const old = storedRoom({ ownerUid: rafi.sub, createdAt: new Date(1_700_000_000_000) });
  const oldPath = `/roommates/${String(old._id)}`;
  const readAll = async (as?: Who) => (await read('/roommates', as)).body as unknown as Listing[];

  beforeAll(async () => {
    await listings().insertMany([old, ...Array.from({ length: 400 }, () => storedRoom())]);
  });

  it('stays while nothing changes, and differs per caller', async () => {
    const viewsOfOld = async (): Promise<unknown> => (await listings().findOne({ _id: old._id }))?.views;
    // Views are written in order, so those of earlier tests are written before this one.
    await read(oldPath, nusrat);
    await until(async () => (await viewsOfOld()) === 1);
    const tags = await Promise.all([undefined, rafi, nusrat].map((as) => tagOf('/roommates', as)));
    expect(new Set(tags).size).toBe(3);
    expect(await tagOf('/roommates', rafi)).toBe(tags[1]);
    expect((await read('/roommates', rafi, tags[1])).status).toBe(304);
    expect((await read('/roommates', nusrat, tags[1])).status).toBe(200);
    await read(oldPath, undefined);
    await until(async () => (await viewsOfOld()) === 2);
    expect((await read('/roommates', nusrat, tags[2])).status).toBe(304);
    expect((await read('/roommates', rafi, tags[1])).status).toBe(200);
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'a like of the last listing',
      () => api.call('PATCH', `${oldPath}/like`, { as: nusrat, body: { likes: 1 } }),
    ],
    [
      'an edit of the last listing',
      () => api.call('PUT', oldPath, { as: rafi, body: { ...room, title: 'Edited' } }),
    ],
    ['an import of old listings', () => listings().insertOne(storedRoom({ createdAt: new Date(0) }))],
    ['a deletion of the last listing', () => api.call('DELETE', oldPath, { as: rafi })],
    [
      'a deletion followed by a new listing',
      async () => {
        await api.call('DELETE', `/roommates/${listing.id}`, { as: nusrat });
        await postListing(api, nusrat);
      },
    ],
  ])('changes with %s', async (_, change) => {
    const tag = await tagOf('/roommates', rafi);
    await change();
    expect((await read('/roommates', rafi, tag)).status).toBe(200);
    expect((await read('/roommates', rafi, await tagOf('/roommates', rafi))).status).toBe(304);
  });

  it('is too old when a write comes between tag and list', async () => {
    const service = api.get<ListingsService>(ListingsService);
    const response = await service.stream({ uid: rafi.sub, issuedAt: 0 });
    await edit({ title: 'Written in between' });
    const made = (await json(await response.open())) as Listing[];
    expect(made.map(({ title }) => title)).toContain('Written in between');
    expect((await read('/roommates', rafi, response.tag)).status).toBe(200);
  });

  it('never becomes valid again after a listing was posted and deleted in between', async () => {
    const response = await api.get<ListingsService>(ListingsService).stream({ uid: rafi.sub, issuedAt: 0 });
    const brief = await postListing(api, nusrat, { title: 'Here for a moment' });
    const made = (await json(await response.open())) as Listing[];
    expect(made.map(({ _id }) => _id)).toContain(brief);
    await api.call('DELETE', `/roommates/${brief}`, { as: nusrat });
    expect((await read('/roommates', rafi, response.tag)).status).toBe(200);
  });

  it('returns to its old value when a backup restores the listings', async () => {
    const [tag, before] = [await tagOf('/roommates', rafi), await readAll(rafi)];
    const rows = await listings().find().toArray();
    await edit({ title: 'Lost again' });
    const lost = await tagOf('/roommates', rafi);
    await listings().deleteMany({});
    await listings().insertMany(rows);
    expect((await read('/roommates', rafi, lost)).status).toBe(200);
    expect((await read('/roommates', rafi, tag)).status).toBe(304);
    expect(await readAll(rafi)).toEqual(before);
  });

  it('is absent on an error', async () => {
    // No version of the API writes such a time.
    const broken = { ...storedRoom(), createdAt: /x/ };
    await listings().insertOne(broken);
    const { status, headers } = await read('/roommates', rafi);
    expect([status, headers.get('etag')]).toEqual([500, null]);
    await listings().deleteOne({ _id: broken._id });
  });
});

describe('If-Match', () => {
  it('saves the first of two edits and refuses the second with 412', async () => {
    const tag = await tagOf(`/roommates/${listing.id}`, nusrat);
    expect((await edit({ title: 'First' }, { 'if-match': tag })).body).toEqual({
      matchedCount: 1,
      modifiedCount: 1,
    });
    const second = await edit({ title: 'Second' }, { 'if-match': tag });
    expect(second).toMatchObject({ status: 412, body: { code: 'changed_meanwhile' } });
    expect(await stored()).toMatchObject({ title: 'First' });
  });

  it('saves one of many simultaneous edits of the same state', async () => {
    const tag = await tagOf(`/roommates/${listing.id}`, nusrat);
    const edits = await Promise.all(
      Array.from({ length: 20 }, (_, n) => edit({ title: `Edit ${n}` }, { 'if-match': tag })),
    );
    expect(edits.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(412)]);
    const saved = edits.findIndex(({ status }) => status === 200);
    expect((await stored()).title).toBe(`Edit ${saved}`);
  });

  it('does not treat likes and views as edits', async () => {
    const tag = await tagOf(`/roommates/${listing.id}`, nusrat);
    await api.call('PATCH', `/roommates/${listing.id}/like`, { as: rafi, body: { likes: 1 } });
    await read(`/roommates/${listing.id}`, rafi);
    expect((await edit({ title: 'Liked' }, { 'if-match': tag })).status).toBe(200);
  });

  it('accepts an edit that changes nothing', async () => {
    const tag = await tagOf(`/roommates/${listing.id}`, nusrat);
    await edit({ title: 'The same' }, { 'if-match': tag });
    const again = await edit({ title: 'The same' }, { 'if-match': tag });
    expect(again).toMatchObject({ status: 200, body: { matchedCount: 1, modifiedCount: 0 } });
  });

  it('is optional: without it every edit is saved and the last one wins', async () => {
    const edits = await Promise.all(Array.from({ length: 10 }, (_, n) => edit({ title: `Free ${n}` })));
    expect(edits.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    expect((await edit({ title: 'Any' }, { 'if-match': '*' })).status).toBe(200);
  });

  it('protects deletion too', async () => {
    const remove = (tag: string) =>
      api.call('DELETE', `/roommates/${listing.id}`, { as: nusrat, headers: { 'if-match': tag } });
    const tag = await tagOf(`/roommates/${listing.id}`, nusrat);
    await edit({ title: 'Edited' });
    expect(await remove(tag)).toMatchObject({ status: 412, body: { code: 'changed_meanwhile' } });
    expect((await remove(await tagOf(`/roommates/${listing.id}`, nusrat))).body).toEqual({ deletedCount: 1 });
  });

  it('explains a malformed header, and checks the caller first', async () => {
    expect(await edit({}, { 'if-match': 'unquoted' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'If-Match' }] },
    });
    const byOther = await api.call('PUT', `/roommates/${listing.id}`, {
      as: rafi,
      body: room,
      headers: { 'if-match': '"x"' },
    });
    expect(byOther).toMatchObject({ status: 403, body: { code: 'not_owner' } });
  });
});
