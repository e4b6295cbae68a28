import { json } from 'node:stream/consumers';
import type { Listing } from '@roommate/contracts';
import { until } from '@roommate/server/testing';
import { ListingViews } from '../src/listings/listing-view.ts';
import { ListingsService } from '../src/listings/listings.service.ts';
import { conditionalRequests, type Who } from '../test/support/conditional-requests.ts';
import { nusrat, rafi, room } from '../test/support/people.ts';
import { postListing } from '../test/support/post-listing.ts';
import { storedRoom } from '../test/support/stored-room.ts';
import { useApi, useListing } from '../test/support/use-api.ts';

const api = useApi();
const listing = useListing(api);
const { read, tagOf, edit } = conditionalRequests(api, listing);

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
    const view = jest.spyOn(ListingViews.prototype, 'of').mockImplementationOnce(() => {
      throw new Error('A listing that cannot be shown');
    });
    const { status, headers } = await read('/roommates', rafi);
    view.mockRestore();
    expect([status, headers.get('etag')]).toEqual([500, null]);
  });
});
