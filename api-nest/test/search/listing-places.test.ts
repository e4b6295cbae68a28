import { ListingPlacesMigration } from '../../src/places/listing-places.migration.ts';
import type { ListingRecord } from '../../src/listings/listing.schema.ts';
import { nusrat, room } from '../support/people.ts';
import { postListing } from '../support/post-listing.ts';
import { storedRoom } from '../support/stored-room.ts';
import { useApi } from '../support/use-api.ts';
import { Types } from 'mongoose';

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
    expect(Object.keys(body).filter((name) => /^place|^area|words|searchVersion/.test(name))).toEqual([]);
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

  it('computes the fields of an earlier gazetteer again', async () => {
    await collection().updateMany({}, { $set: { searchVersion: 0, placeId: 'gone' } });
    expect(await api.get(ListingPlacesMigration).run()).toBe(450);
    expect(await collection().countDocuments({ placeId: 'farmgate' })).toBe(450);
  });
});
