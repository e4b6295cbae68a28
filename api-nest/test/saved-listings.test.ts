import { type Listing, SAVED_LISTINGS_MAX, type SavedListing } from '@roommate/contracts';
import { Types } from 'mongoose';
import { nusrat, rafi } from './support/people.ts';
import { postListing } from './support/post-listing.ts';
import { storedRoom } from './support/stored-room.ts';
import type { Person } from './support/token-issuer.ts';
import { useApi, useListing } from './support/use-api.ts';

const api = useApi();
const listing = useListing(api);

let people = 0;
const newPerson = (): Person => {
  people += 1;
  return { sub: `uid-saver-${people}`, email: `saver-${people}@example.com`, email_verified: true };
};
const savedBy = async (as: Person) =>
  (await api.call<SavedListing[]>('GET', '/saved-listings', { as })).body.map(({ listingId }) => listingId);
const save = (id: string, as: Person) => api.call('PUT', `/saved-listings/${id}`, { as });
const saveAll = (ids: string[], as: Person) => api.call('POST', '/saved-listings', { as, body: { ids } });
const remove = (id: string, as: Person) => api.call('DELETE', `/saved-listings/${id}`, { as });
const unknownId = () => new Types.ObjectId().toHexString();

/** Stores listings, without the rate limit of posts. */
async function storeListings(count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, () => storedRoom());
  await api.connection.collection('listings').insertMany(rows);
  return rows.map(({ _id }) => _id.toHexString());
}

it('saves a listing for the account and shows it to nobody else', async () => {
  const [saver, other] = [newPerson(), newPerson()];
  const { status, body } = await save(listing.id, saver);
  expect([status, body]).toEqual([200, { matchedCount: 1, modifiedCount: 1 }]);
  const saved = await api.call<SavedListing[]>('GET', '/saved-listings', { as: saver });
  expect(saved.body).toEqual([{ listingId: listing.id, savedAt: expect.any(String) as string }]);
  expect(await savedBy(other)).toEqual([]);
  const seen = await api.call<Listing>('GET', `/roommates/${listing.id}`, { as: nusrat });
  expect(JSON.stringify(seen.body)).not.toContain(saver.sub);
});

it('saves a listing once, also when two tabs do it at the same time', async () => {
  const saver = newPerson();
  const responses = await Promise.all(Array.from({ length: 10 }, () => save(listing.id, saver)));
  expect(responses.filter(({ body }) => body.modifiedCount === 1)).toHaveLength(1);
  expect(await savedBy(saver)).toEqual([listing.id]);
});

it('lists newest first, and saves an id in capitals as the same listing', async () => {
  const saver = newPerson();
  const second = await postListing(api, nusrat);
  await save(listing.id.toUpperCase(), saver);
  await save(second, saver);
  await save(listing.id, saver);
  expect(await savedBy(saver)).toEqual([second, listing.id]);
});

it('removes a listing, also a second time and one that was deleted', async () => {
  const saver = newPerson();
  const id = await postListing(api, rafi);
  await save(id, saver);
  await save(listing.id, saver);
  await api.call('DELETE', `/roommates/${id}`, { as: rafi });
  expect(await savedBy(saver)).toEqual([listing.id, id]);
  expect((await remove(id, saver)).body).toEqual({ deletedCount: 1 });
  expect((await remove(id, saver)).body).toEqual({ deletedCount: 0 });
  expect(await savedBy(saver)).toEqual([listing.id]);
});

it('refuses a listing that does not exist', async () => {
  const saver = newPerson();
  const { status, body } = await save(unknownId(), saver);
  expect([status, body.code]).toEqual([404, 'not_found']);
  expect(await savedBy(saver)).toEqual([]);
});

it('merges what a visitor saved, without a listing twice and without unknown ones', async () => {
  const saver = newPerson();
  const [first = '', second = ''] = await storeListings(2);
  await save(second, saver);
  const gone = unknownId();
  const { status, body } = await saveAll([first, gone, second, first], saver);
  expect([status, body.unknownIds, body.refusedIds]).toEqual([200, [gone], []]);
  expect((body.items as SavedListing[]).map(({ listingId }) => listingId)).toEqual([first, second]);
  expect((await saveAll([first, second], saver)).body.items).toEqual(body.items);
});

it('limits what an account saves, exactly under concurrency', async () => {
  const saver = newPerson();
  const ids = await storeListings(SAVED_LISTINGS_MAX + 5);
  await saveAll(ids.slice(0, SAVED_LISTINGS_MAX - 2), saver);
  const responses = await Promise.all(ids.slice(-7).map((id) => save(id, saver)));
  const refused = responses.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(5);
  for (const { status, body } of refused) expect([status, body.code]).toEqual([409, 'too_many_saved']);
  expect(await savedBy(saver)).toHaveLength(SAVED_LISTINGS_MAX);
});

it('saves as many as fit, newest first, and names the others', async () => {
  const saver = newPerson();
  const before = await storeListings(SAVED_LISTINGS_MAX - 1);
  await saveAll(before, saver);
  const [newest = '', older = ''] = await storeListings(2);
  expect((await saveAll([newest, older], saver)).body.refusedIds).toEqual([older]);
  expect(await savedBy(saver)).toEqual([newest, ...before]);
});

it.each([
  [{}, 'ids'],
  [{ ids: [] }, 'ids'],
  [{ ids: ['x'] }, 'ids.0'],
  [{ ids: 'all' }, 'ids'],
  [{ ids: Array.from({ length: SAVED_LISTINGS_MAX + 1 }, unknownId) }, 'ids'],
  [{ ids: [unknownId()], uid: 'uid-rafi' }, 'uid'],
])('refuses to save %j', async (body, field) => {
  const response = await api.call('POST', '/saved-listings', { as: rafi, body });
  expect([response.status, response.body.errors]).toEqual([400, [expect.objectContaining({ field })]]);
});

describe('GET /roommates/by-ids', () => {
  it('returns the listings that exist, in the order of the ids and each once', async () => {
    const second = await postListing(api, nusrat);
    const ids = [second, unknownId(), listing.id, second].join(',');
    const { status, body } = await api.call<Listing[]>('GET', `/roommates/by-ids?ids=${ids}`);
    expect([status, body.map(({ _id }) => _id)]).toEqual([200, [second, listing.id]]);
  });

  it('shows contact and email to the owner only, and counts no view', async () => {
    const read = async (as?: Person) =>
      (await api.call<Listing[]>('GET', `/roommates/by-ids?ids=${listing.id}`, as && { as })).body[0];
    for (const viewer of [undefined, rafi]) {
      const seen = await read(viewer);
      expect(seen).not.toHaveProperty('contact');
      expect(seen).not.toHaveProperty('email');
    }
    expect(await read(nusrat)).toMatchObject({ isOwner: true, views: 0, email: nusrat.email });
  });

  it.each([
    ['', 'ids'],
    ['?ids=', 'ids.0'],
    ['?ids=x', 'ids.0'],
    ['?ids=665f1c2ab7d94e0012a4c9d1&ids=665f1c2ab7d94e0012a4c9d2', 'ids'],
    [`?ids=${Array.from({ length: SAVED_LISTINGS_MAX + 1 }, unknownId).join(',')}`, 'ids'],
    ['?ids=665f1c2ab7d94e0012a4c9d1&limit=2', 'limit'],
  ])('refuses %s', async (query, field) => {
    const { status, body } = await api.call('GET', `/roommates/by-ids${query}`);
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field })]]);
  });
});
