import { conditionalRequests } from '../support/conditional-requests.ts';
import { nusrat, rafi, room } from '../support/people.ts';
import { useApi, useListing } from '../support/use-api.ts';

const api = useApi();
const listing = useListing(api);
const { read, tagOf, edit, stored } = conditionalRequests(api, listing);

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
