import type { Alert } from '@roommate/contracts';
import { Types } from 'mongoose';
import { ALERTS_KEPT, AlertsRepository } from '../src/alerts/alerts.repository.ts';
import { SavedSearchesRepository } from '../src/alerts/saved-searches.repository.ts';
import { AlertMarksRepository } from '../src/listings/alert-marks.repository.ts';
import { ListingAlerts } from '../src/listings/listing-alerts.ts';
import { OrphanedAlertsCleanup } from '../src/listings/orphaned-alerts-cleanup.ts';
import { nusrat, room } from './support/people.ts';
import { postListing } from './support/post-listing.ts';
import { searchableRoom } from './support/searchable-rooms.ts';
import type { Person } from './support/token-issuer.ts';
import { useApi } from './support/use-api.ts';
import { inMirpur, useSearchers } from './support/use-searchers.ts';

const api = useApi();
const { newPerson, save, alertsOf, idsOf, edit } = useSearchers(api);

/** Something that a test waits for. */
function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

it('alerts the users whose searches a new listing matches, and nobody else', async () => {
  const [near, poor, far, writer] = [newPerson(), newPerson(), newPerson(), newPerson()];
  await save('place=mirpur&rentMax=8000&roomType=Single', near);
  await save('place=mirpur-10&rentMax=5000', poor);
  await save('place=gulshan', far);
  await save('q=balcony', writer);
  const id = await postListing(api, nusrat, inMirpur);
  expect(await alertsOf(near)).toEqual({
    items: [
      {
        listingId: id,
        searchName: 'Single rooms in Mirpur, up to BDT 8,000',
        createdAt: expect.any(String) as string,
        isRead: false,
      },
    ],
    unread: 1,
  });
  expect(await idsOf(poor)).toEqual([]);
  expect(await idsOf(far)).toEqual([]);
  expect(await idsOf(writer)).toEqual([id]);
});

it('never alerts owners of their own listings', async () => {
  await save('place=mirpur', nusrat);
  await postListing(api, nusrat, inMirpur);
  expect(await idsOf(nusrat)).toEqual([]);
});

it('alerts once for a listing, however many searches it matches and however often it changes', async () => {
  const seeker = newPerson();
  await save('place=mirpur', seeker);
  await save('rentMax=9000', seeker);
  const id = await postListing(api, nusrat, inMirpur);
  await edit(id, { rentAmount: 6500 });
  expect(await idsOf(seeker)).toEqual([id]);
});

it('alerts when a change makes a listing match, not for a text that the search does not ask for', async () => {
  const seeker = newPerson();
  const id = await postListing(api, nusrat, { ...inMirpur, rentAmount: 20_000 });
  const taken = await postListing(api, nusrat, { ...inMirpur, availability: 'not available' });
  const old = await postListing(api, nusrat, inMirpur);
  // The alerts of a post are written after its response. They would include a search that is saved before.
  await api.get(ListingAlerts).settled();
  await save('place=mirpur&rentMax=8000', seeker);
  await edit(old, { description: 'Third floor, with a lift.' });
  expect(await idsOf(seeker)).toEqual([]);
  await edit(id, { rentAmount: 8000 });
  expect(await idsOf(seeker)).toEqual([id]);
  await edit(taken, { availability: 'available' });
  expect(await idsOf(seeker)).toEqual([taken, id]);
});

it('counts unread alerts, marks them as read, and deletes an alert permanently', async () => {
  const seeker = newPerson();
  await save('place=mirpur', seeker);
  const id = await postListing(api, nusrat, inMirpur);
  await api.get(ListingAlerts).settled();
  const unread = async () => (await api.call('GET', '/alerts/unread', { as: seeker })).body;
  expect(await unread()).toEqual({ unread: 1 });
  const mark = () => api.call('PUT', '/alerts/read', { as: seeker });
  expect((await mark()).body).toEqual({ matchedCount: 1, modifiedCount: 1 });
  expect((await mark()).body).toEqual({ matchedCount: 0, modifiedCount: 0 });
  expect(await unread()).toEqual({ unread: 0 });
  const other = newPerson();
  const remove = (as: Person) => api.call('DELETE', `/alerts/${id}`, { as });
  expect((await remove(other)).body).toEqual({ deletedCount: 0 });
  expect((await remove(seeker)).body).toEqual({ deletedCount: 1 });
  expect((await remove(seeker)).body).toEqual({ deletedCount: 0 });
  await edit(id, { rentAmount: 6000 });
  expect(await idsOf(seeker)).toEqual([]);
});

it('alerts nobody of a listing that is not available, and withdraws what nobody has read', async () => {
  const [seeker, reader] = [newPerson(), newPerson()];
  await save('place=mirpur', seeker);
  await save('place=mirpur', reader);
  const id = await postListing(api, nusrat, inMirpur);
  expect(await idsOf(reader)).toEqual([id]);
  await api.call('PUT', '/alerts/read', { as: reader });
  await edit(id, { availability: 'not available' });
  expect(await idsOf(seeker)).toEqual([]);
  await edit(id, { rentAmount: 6000 });
  expect(await idsOf(seeker)).toEqual([]);
  await edit(id, { availability: 'available' });
  expect(await idsOf(seeker)).toEqual([id]);
  expect(await alertsOf(reader)).toMatchObject({ items: [{ listingId: id, isRead: true }], unread: 0 });
});

it('deletes the alerts of a deleted listing', async () => {
  const seeker = newPerson();
  await save('place=mirpur', seeker);
  const [id, other] = [
    await postListing(api, nusrat, inMirpur),
    await postListing(api, nusrat, { ...inMirpur, title: 'Another room' }),
  ];
  expect(await idsOf(seeker)).toEqual([other, id]);
  await api.call('DELETE', `/roommates/${id}`, { as: nusrat });
  expect(await idsOf(seeker)).toEqual([other]);
});

it('marks the alert of one listing as read, for its user only', async () => {
  const [seeker, other] = [newPerson(), newPerson()];
  for (const person of [seeker, other]) await save('place=mirpur', person);
  const [opened, kept] = [await postListing(api, nusrat, inMirpur), await postListing(api, nusrat, inMirpur)];
  await alertsOf(seeker);
  const mark = (id: string) => api.call('PUT', `/alerts/${id}/read`, { as: seeker });
  expect((await mark(opened)).body).toEqual({ matchedCount: 1, modifiedCount: 1 });
  expect((await mark(opened)).body).toEqual({ matchedCount: 1, modifiedCount: 0 });
  expect((await mark('0'.repeat(24))).body).toEqual({ matchedCount: 0, modifiedCount: 0 });
  const { items, unread } = await alertsOf(seeker);
  expect(unread).toBe(1);
  expect(items.filter(({ isRead }) => !isRead).map(({ listingId }) => listingId)).toEqual([kept]);
  expect((await alertsOf(other)).unread).toBe(2);
});

it('deletes the alerts of a listing whose process ended after its deletion, and no others', async () => {
  const [seeker, other] = [newPerson(), newPerson()];
  for (const person of [seeker, other]) await save('place=mirpur', person);
  const [gone, kept] = [await postListing(api, nusrat, inMirpur), await postListing(api, nusrat, inMirpur)];
  await alertsOf(seeker);
  await api.connection.collection('listings').deleteOne({ _id: new Types.ObjectId(gone) });
  await api.get(OrphanedAlertsCleanup).deleteExpired();
  for (const person of [seeker, other]) expect(await idsOf(person)).toEqual([kept]);
});

it('creates the alerts of a process that ended before it could, and leaves those of other processes alone', async () => {
  const seeker = newPerson();
  await save('place=mirpur', seeker);
  const listings = api.connection.collection('listings');
  const marked = searchableRoom({ ...inMirpur, ownerUid: nusrat.sub, alertsDue: new Date(0) });
  const early = searchableRoom({
    ...inMirpur,
    ownerUid: nusrat.sub,
    alertsDue: new Date(Date.now() + 60_000),
  });
  await listings.insertMany([marked, early]);
  await api.get(ListingAlerts).deleteExpired(new Date());
  expect(await idsOf(seeker)).toEqual([String(marked._id)]);
  expect(await listings.countDocuments({ _id: marked._id, alertsDue: { $exists: true } })).toBe(0);
});

it('leaves no alert of a room that was taken while another process was creating its alerts', async () => {
  const seeker = newPerson();
  await save('place=mirpur', seeker);
  const listing = searchableRoom({ ...inMirpur, ownerUid: nusrat.sub, alertsDue: new Date() });
  await api.connection.collection('listings').insertOne(listing);
  const searches = api.get(SavedSearchesRepository);
  const other = new ListingAlerts(api.get(AlertMarksRepository), searches, api.get(AlertsRepository));
  const [reading, taken] = [gate(), gate()];
  const matching = searches.matching.bind(searches);
  jest.spyOn(searches, 'matching').mockImplementationOnce(async function* (matched) {
    reading.open();
    await taken.opened;
    yield* matching(matched);
  });
  const id = String(listing._id);
  other.updateSoon(id);
  await reading.opened;
  await edit(id, { availability: 'not available' });
  await api.get(ListingAlerts).settled();
  taken.open();
  await other.settled();
  expect(await idsOf(seeker)).toEqual([]);
});

it('takes over a listing in one process only', async () => {
  const listing = searchableRoom({ ...inMirpur, ownerUid: nusrat.sub, alertsDue: new Date(0) });
  await api.connection.collection('listings').insertOne(listing);
  const marks = api.get(AlertMarksRepository);
  const claim = async () => {
    const ids: string[] = [];
    for await (const id of marks.claimDue(new Date(), 100)) ids.push(id);
    return ids;
  };
  expect((await Promise.all([claim(), claim()])).flat()).toEqual([String(listing._id)]);
  await api.connection.collection('listings').deleteOne({ _id: listing._id });
});

it('deletes alerts after 30 days', async () => {
  const seeker = newPerson();
  await save('place=mirpur', seeker);
  const id = await postListing(api, nusrat, inMirpur);
  expect(await idsOf(seeker)).toEqual([id]);
  const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000);
  await api.get(AlertsRepository).deleteExpired(days(29));
  expect(await idsOf(seeker)).toEqual([id]);
  await api.get(AlertsRepository).deleteExpired(days(31));
  expect(await idsOf(seeker)).toEqual([]);
});

it('counts up to 100 unread alerts, and keeps the newest 500', async () => {
  const as = newPerson();
  const uid = as.sub;
  const newest = Date.now();
  const records = Array.from({ length: ALERTS_KEPT + 3 }, (_, nth) => ({
    _id: `${nth}:${uid}`,
    uid,
    listingId: String(nth),
    searchName: 'Rooms',
    // Pairs have the same time, also the last one that stays and the first one that does not.
    createdAt: new Date(newest - Math.floor((nth + 1) / 2) * 1000),
    isRead: false,
    isDeleted: false,
  }));
  const stored = api.connection.collection<{ _id: string }>('alerts');
  await stored.insertMany(records);
  expect((await api.call('GET', '/alerts/unread', { as })).body).toEqual({ unread: 100 });
  await api.get(AlertsRepository).deleteExpired(new Date());
  expect(await stored.countDocuments({ uid })).toBe(ALERTS_KEPT);
  expect(await stored.findOne({ _id: `0:${uid}` })).not.toBeNull();
});

it('shows no one what others search for', async () => {
  const seeker = newPerson();
  await save('q=quiet room near my ex', seeker);
  const id = await postListing(api, nusrat, { ...inMirpur, description: room.description });
  const seen = await api.call('GET', `/roommates/${id}`, { as: nusrat });
  expect(seen.status).toBe(200);
  expect(JSON.stringify(seen.body)).not.toContain('quiet room');
  expect((await alertsOf(newPerson())).items satisfies Alert[]).toEqual([]);
});
