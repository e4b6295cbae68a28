import type { Listing } from '@roommate/contracts';
import { until } from '@roommate/http-server/testing';
import { nusrat, rafi, room } from './support/people.ts';
import { postListing } from './support/post-listing.ts';
import { startApi, type TestApi } from './support/start-api.ts';

let api: TestApi;
let id: string;

beforeAll(async () => {
  api = await startApi();
});

beforeEach(async () => {
  id = await postListing(api, nusrat);
});

afterAll(() => api.close());

type Who = typeof nusrat | undefined;

const read = (path: string, as: Who, tag?: string) =>
  api.call('GET', path, {
    ...(as && { as }),
    headers: { ...(tag !== undefined && { 'if-none-match': tag }) },
  });
const tagOf = async (path: string, as?: Who) => (await read(path, as)).headers.get('etag') ?? '';
const edit = (changes: object, headers: Record<string, string> = {}) =>
  api.call('PUT', `/roommates/${id}`, { as: nusrat, body: { ...room, ...changes }, headers });
const stored = async () => (await api.call<Listing>('GET', `/roommates/${id}`, { as: nusrat })).body;

describe('If-None-Match', () => {
  const paths = (): [string, Who][] => [
    ['/roommates', undefined],
    ['/roommates?limit=2', undefined],
    ['/roommates/available?limit=8', rafi],
    [`/roommates/mylistings?email=${nusrat.email}`, nusrat],
    [`/roommates/user/${nusrat.email}`, nusrat],
    [`/roommates/${id}`, undefined],
    [`/roommates/${id}`, nusrat],
    ['/roommates/count', undefined],
    ['/roommates/stats', undefined],
  ];

  it('answers every read with 304 while nothing has changed', async () => {
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

  it('answers HEAD in the same way', async () => {
    const tag = await tagOf('/roommates');
    const head = await api.call('HEAD', '/roommates', { headers: { 'if-none-match': tag } });
    expect(head.status).toBe(304);
    expect((await api.call('HEAD', '/roommates')).headers.get('etag')).toBe(tag);
  });

  it('answers anew after an edit, a like and a new listing', async () => {
    const tags = [await tagOf(`/roommates/${id}`), await tagOf('/roommates')];
    const changed = async () => {
      const now = [await tagOf(`/roommates/${id}`), await tagOf('/roommates')];
      const differ = now.map((tag, n) => tag !== tags[n]);
      tags.splice(0, 2, ...now);
      return differ;
    };
    await edit({ title: 'Now with a balcony' });
    expect(await changed()).toEqual([true, true]);
    await api.call('PATCH', `/roommates/${id}/like`, { as: rafi, body: { likes: 1 } });
    expect(await changed()).toEqual([true, true]);
    await postListing(api, rafi);
    expect(await changed()).toEqual([false, true]);
  });

  it('is not put off by the views of others, and counts a visit that is answered with 304', async () => {
    const tag = await tagOf(`/roommates/${id}`);
    for (let n = 0; n < 3; n += 1) expect((await read(`/roommates/${id}`, undefined, tag)).status).toBe(304);
    await until(async () => (await stored()).views === 4);
  });

  it('shows the owner new views', async () => {
    const path = `/roommates/mylistings?email=${nusrat.email}`;
    const tag = await tagOf(path, nusrat);
    await read(`/roommates/${id}`, rafi);
    await until(async () => (await read(path, nusrat, tag)).status === 200);
  });

  it('never takes what one caller sees for what another sees', async () => {
    const tags = await Promise.all([undefined, rafi, nusrat].map((as) => tagOf(`/roommates/${id}`, as)));
    expect(new Set(tags).size).toBe(3);
    expect((await read(`/roommates/${id}`, nusrat, tags[0])).status).toBe(200);
  });
});

describe('If-Match', () => {
  it('lets the first of two editors save and tells the second, whose edit changes nothing', async () => {
    const tag = await tagOf(`/roommates/${id}`, nusrat);
    expect((await edit({ title: 'First' }, { 'if-match': tag })).body).toEqual({
      matchedCount: 1,
      modifiedCount: 1,
    });
    const second = await edit({ title: 'Second' }, { 'if-match': tag });
    expect(second).toMatchObject({ status: 412, body: { code: 'changed_meanwhile' } });
    expect(await stored()).toMatchObject({ title: 'First' });
  });

  it('saves one of many edits at once that go by the same state', async () => {
    const tag = await tagOf(`/roommates/${id}`, nusrat);
    const edits = await Promise.all(
      Array.from({ length: 20 }, (_, n) => edit({ title: `Edit ${n}` }, { 'if-match': tag })),
    );
    expect(edits.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(412)]);
    const saved = edits.findIndex(({ status }) => status === 200);
    expect((await stored()).title).toBe(`Edit ${saved}`);
  });

  it('takes likes and views for no edits', async () => {
    const tag = await tagOf(`/roommates/${id}`, nusrat);
    await api.call('PATCH', `/roommates/${id}/like`, { as: rafi, body: { likes: 1 } });
    await read(`/roommates/${id}`, rafi);
    expect((await edit({ title: 'Liked' }, { 'if-match': tag })).status).toBe(200);
  });

  it('counts what is there already as done', async () => {
    const tag = await tagOf(`/roommates/${id}`, nusrat);
    await edit({ title: 'The same' }, { 'if-match': tag });
    const again = await edit({ title: 'The same' }, { 'if-match': tag });
    expect(again).toMatchObject({ status: 200, body: { matchedCount: 1, modifiedCount: 0 } });
  });

  it('is not needed: without it every edit is saved, the last one stays', async () => {
    const edits = await Promise.all(Array.from({ length: 10 }, (_, n) => edit({ title: `Free ${n}` })));
    expect(edits.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    expect((await edit({ title: 'Any' }, { 'if-match': '*' })).status).toBe(200);
  });

  it('guards deleting, too', async () => {
    const remove = (tag: string) =>
      api.call('DELETE', `/roommates/${id}`, { as: nusrat, headers: { 'if-match': tag } });
    const tag = await tagOf(`/roommates/${id}`, nusrat);
    await edit({ title: 'Edited' });
    expect(await remove(tag)).toMatchObject({ status: 412, body: { code: 'changed_meanwhile' } });
    expect((await remove(await tagOf(`/roommates/${id}`, nusrat))).body).toEqual({ deletedCount: 1 });
  });

  it('says what is wrong with the header, and looks at who asks first', async () => {
    expect(await edit({}, { 'if-match': 'unquoted' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'If-Match' }] },
    });
    const byOther = await api.call('PUT', `/roommates/${id}`, {
      as: rafi,
      body: room,
      headers: { 'if-match': '"x"' },
    });
    expect(byOther).toMatchObject({ status: 403, body: { code: 'not_owner' } });
  });
});
