import type { SearchResponse } from '@roommate/contracts';
import { ListingPlacesMigration } from '../../src/places/listing-places.migration.ts';
import type { ListingRecord } from '../../src/listings/listing.schema.ts';
import { nusrat, room } from '../support/people.ts';
import { postListing } from '../support/post-listing.ts';
import { searchableRoom } from '../support/searchable-rooms.ts';
import { storedRoom } from '../support/stored-room.ts';
import { startApi, testDatabaseUri } from '../support/start-api.ts';
import { useApi } from '../support/use-api.ts';
import mongoose, { Types } from 'mongoose';

const api = useApi();
const collection = () => api.connection.collection<ListingRecord>('listings');
const stored = (id: string) => collection().findOne({ _id: new Types.ObjectId(id) });

describe('the place of a listing', () => {
  it('comes from the location when a listing is posted', async () => {
    const id = await postListing(api, nusrat, { location: 'মিরপুর ১০, ঢাকা' });
    expect(await stored(id)).toMatchObject({ placeId: 'mirpur-10', area1: 'mirpur', area2: 'mirpur-10' });
  });

  it('is null when the location names no place', async () => {
    const id = await postListing(api, nusrat, { location: 'Ask me' });
    expect(await stored(id)).toMatchObject({ placeId: null, placeLat: null, placeLng: null });
  });

  it('changes with the location', async () => {
    const id = await postListing(api, nusrat, { location: 'Mirpur 10' });
    await api.call('PUT', `/roommates/${id}`, { as: nusrat, body: { ...room, location: 'Uttara sector 7' } });
    expect(await stored(id)).toMatchObject({ placeId: 'uttara-7', placeLat: 23.8705 });
  });

  it('is never in a response', async () => {
    const id = await postListing(api, nusrat, { location: 'Mirpur 10' });
    const { body } = await api.call('GET', `/roommates/${id}`, { as: nusrat });
    expect(
      Object.keys(body).filter((name) => /^place|^area|words|hasPhoto|searchVersion/.test(name)),
    ).toEqual([]);
  });
});

it('finds a listing by its photo after an edit of nothing else', async () => {
  const listing = searchableRoom({ title: 'Photo to come', imageUrl: '', ownerUid: nusrat.sub });
  await collection().insertOne(listing);
  const titlesWithPhoto = async () =>
    (await api.call<SearchResponse>('GET', '/roommates/search?hasPhoto=true')).body.items.map(
      ({ title }) => title,
    );
  expect(await titlesWithPhoto()).not.toContain('Photo to come');
  const path = `/roommates/${listing._id.toHexString()}`;
  await api.call('PATCH', path, { as: nusrat, body: { imageUrl: room.imageUrl } });
  expect(await titlesWithPhoto()).toContain('Photo to come');
});

describe('a chosen place', () => {
  // The location alone means Mirpur 10.
  const location = 'Mirpur 10, Mirpur, Dhaka';
  const chosen = { location, placeId: 'mirpur' };
  const edit = (id: string, body: object) => api.call('PATCH', `/roommates/${id}`, { as: nusrat, body });

  it('decides when the location names several', async () => {
    const id = await postListing(api, nusrat, chosen);
    expect(await stored(id)).toMatchObject({ placeId: 'mirpur', area2: null });
  });

  it('stays after an edit of the title and a migration', async () => {
    const id = await postListing(api, nusrat, chosen);
    await edit(id, { title: 'Other title' });
    expect(await stored(id)).toMatchObject({ placeId: 'mirpur' });
    await collection().updateMany({}, { $set: { searchVersion: 0 } });
    await api.get(ListingPlacesMigration).run();
    expect(await stored(id)).toMatchObject({ placeId: 'mirpur' });
  });

  it('ends when the location no longer names it', async () => {
    const id = await postListing(api, nusrat, chosen);
    await edit(id, { location: 'Uttara Sector 7' });
    expect(await stored(id)).toMatchObject({ placeId: 'uttara-7', chosenPlaceId: null });
  });

  it('can be chosen and changed by an edit', async () => {
    const id = await postListing(api, nusrat, { location });
    expect((await edit(id, { placeId: 'mirpur' })).body.modifiedCount).toBe(1);
    expect(await stored(id)).toMatchObject({ placeId: 'mirpur' });
    expect((await edit(id, { placeId: 'mirpur' })).body.modifiedCount).toBe(0);
  });

  it.each([
    ['that does not exist', 'atlantis', 'placeId must be the id of a known place.'],
    [
      'that the location does not name',
      'dhanmondi',
      'placeId must be a place that location names. Leave it out to find the place by location.',
    ],
    [
      'that is the whole city',
      'dhaka',
      'placeId must be a place inside Dhaka, not the city. Leave it out to find the place by location.',
    ],
    ['with another form', 'Mirpur 10', 'placeId must be the id of a place, such as mirpur-10.'],
  ])('%s is refused', async (_, placeId, message) => {
    const body = { ...room, location, placeId };
    const posted = await api.call('POST', '/roommates', { as: nusrat, body });
    const id = await postListing(api, nusrat, { location });
    for (const { status, body: problem } of [posted, await edit(id, { placeId })]) {
      expect(status).toBe(400);
      expect(problem.errors).toEqual([{ field: 'placeId', message }]);
    }
  });
});

describe('the migration', () => {
  it('gives earlier listings their place in batches, once, and changes nothing else', async () => {
    await collection().deleteMany({});
    const old = Array.from({ length: 450 }, () => storedRoom({ location: 'Farmgate, Dhaka' }));
    await collection().insertMany(old);
    const migration = api.get(ListingPlacesMigration);
    expect(await migration.run()).toBe(450);
    expect(await migration.run()).toBe(0);
    expect(await collection().countDocuments({ placeId: 'farmgate' })).toBe(450);
    const [first = storedRoom()] = old;
    expect(await collection().findOne({ _id: first._id })).toMatchObject({ ...first });
  });

  it('tells which earlier listings have a photo', async () => {
    const photos = [storedRoom(), storedRoom({ imageUrl: '' })];
    await collection().insertMany(photos);
    await api.get(ListingPlacesMigration).run();
    const found = await Promise.all(photos.map(({ _id }) => collection().findOne({ _id })));
    expect(found.map((listing) => listing?.hasPhoto)).toEqual([true, false]);
    await collection().deleteMany({ _id: { $in: photos.map(({ _id }) => _id) } });
  });

  it('runs at the start of the API', async () => {
    const mongoUri = testDatabaseUri();
    const before = await mongoose.createConnection(mongoUri).asPromise();
    await before.collection('listings').insertOne(storedRoom({ location: 'Farmgate, Dhaka' }));
    await before.close();
    const started = await startApi({ mongoUri });
    expect(await started.connection.collection('listings').findOne()).toMatchObject({ placeId: 'farmgate' });
    await started.close();
  });

  it('computes the fields of an earlier gazetteer again', async () => {
    await collection().updateMany({}, { $set: { searchVersion: 0, placeId: 'gone' } });
    expect(await api.get(ListingPlacesMigration).run()).toBe(450);
    expect(await collection().countDocuments({ placeId: 'farmgate' })).toBe(450);
  });
});
