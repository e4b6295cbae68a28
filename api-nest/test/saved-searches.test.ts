import { SAVED_SEARCHES_MAX } from '@roommate/contracts';
import { ListingAlerts } from '../src/listings/listing-alerts.ts';
import { SavedSearchesMigration } from '../src/saved-searches/saved-searches.migration.ts';
import { nusrat, rafi } from './support/people.ts';
import { postListing } from './support/post-listing.ts';
import { recordCommands } from './support/sent-commands.ts';
import { useApi } from './support/use-api.ts';
import { inMirpur, useSearchers } from './support/use-searchers.ts';

const api = useApi();
const { newPerson, save, searchesOf, idsOf } = useSearchers(api);

it('understands the text of a search like the search itself', async () => {
  const seeker = newPerson();
  const { body } = await save('q=মিরপুর ১০ এ ৮ হাজার টাকার মধ্যে সিঙ্গেল রুম', seeker);
  expect(body.name).toBe('Single rooms in Mirpur 10, up to BDT 8,000');
  const id = await postListing(api, nusrat, inMirpur);
  await postListing(api, nusrat, { ...inMirpur, roomType: 'Shared' });
  expect(await idsOf(seeker)).toEqual([id]);
});

it('has no alerts for excluded places and for rooms far from the metro', async () => {
  const seeker = newPerson();
  const { body } = await save('q=near metro under 8k, not uttara', seeker);
  expect(body.name).toBe('Rooms, within 2 km of the metro, not in Uttara, up to BDT 8,000');
  const id = await postListing(api, nusrat, inMirpur);
  await postListing(api, nusrat, { ...inMirpur, location: 'Uttara North Metro Station' });
  await postListing(api, nusrat, { ...inMirpur, location: 'Savar' });
  expect(await idsOf(seeker)).toEqual([id]);
});

it('does not need the words of wishes beside a filter, and leaves out rooms that state the opposite', async () => {
  const seeker = newPerson();
  const { body } = await save('q=girls mirpur, furnished, no pets', seeker);
  expect(body.name).toBe('Rooms in Mirpur, preferred: women only, “furnished”, no pets');
  const silent = await postListing(api, nusrat, { ...inMirpur, title: 'Only for ladies' });
  const women = await postListing(api, nusrat, { ...inMirpur, home: { household: 'women' } });
  const mixed = await postListing(api, nusrat, { ...inMirpur, home: { household: 'mixed', pets: 'no' } });
  await postListing(api, nusrat, { ...inMirpur, title: 'No girls', home: { household: 'men' } });
  await postListing(api, nusrat, { ...inMirpur, home: { household: 'women', pets: 'cat' } });
  expect(await idsOf(seeker)).toEqual([mixed, women, silent]);
});

it('needs the words of wishes that are the whole search', async () => {
  const seeker = newPerson();
  const { body } = await save('q=students', seeker);
  expect(body.name).toBe('Rooms, with "students"');
  const id = await postListing(api, nusrat, { ...inMirpur, title: 'For students' });
  await postListing(api, nusrat, { ...inMirpur, home: { occupation: 'students' } });
  expect(await idsOf(seeker)).toEqual([id]);
});

it('finds searches by their longest word, and those that were stored without it in their keys', async () => {
  const [seeker, earlier, other] = [newPerson(), newPerson(), newPerson()];
  await save('q=sunny helipad', seeker);
  await save('q=sunny helipad', earlier);
  await save('q=sunny fountain', other);
  const searches = api.connection.collection('savedsearches');
  await searches.updateOne({ uid: earlier.sub }, { $set: { keys: ['*|*|*'] } });
  const id = await postListing(api, nusrat, { ...inMirpur, title: 'Sunny room with a helipad' });
  expect([await idsOf(seeker), await idsOf(earlier), await idsOf(other)]).toEqual([[id], [id], []]);
});

it('does not read searches for other words', async () => {
  for (let nth = 0; nth < SAVED_SEARCHES_MAX; nth += 1) await save(`q=word${nth}`, rafi);
  await save('q=balcony', newPerson());
  const sent = recordCommands(api.connection);
  await postListing(api, nusrat, inMirpur);
  await api.get(ListingAlerts).settled();
  for (const { examined } of await sent.plans()) expect(examined).toBeLessThanOrEqual(1);
});

it('computes the keys of searches of another version again', async () => {
  const [seeker, lost] = [newPerson(), newPerson()];
  await save('place=mirpur', seeker);
  await save('place=gulshan', lost);
  const searches = api.connection.collection('savedsearches');
  await searches.updateOne({ uid: seeker.sub }, { $set: { keys: ['old'], version: '0' } });
  await searches.updateOne({ uid: lost.sub }, { $set: { query: 'place=atlantis' }, $unset: { version: 1 } });
  const migration = api.get(SavedSearchesMigration);
  expect([await migration.run(), await migration.run()]).toEqual([2, 0]);
  const id = await postListing(api, nusrat, inMirpur);
  expect(await idsOf(seeker)).toEqual([id]);
  expect(await searchesOf(lost)).toHaveLength(1);
});

it('keeps the alerts of a search whose name another version changes', async () => {
  const seeker = newPerson();
  const { body } = await save('place=mirpur', seeker);
  const id = await postListing(api, nusrat, inMirpur);
  expect(await idsOf(seeker)).toEqual([id]);
  const earlier = { $set: { name: 'Flats in Mirpur', version: '0' } };
  await api.connection.collection('savedsearches').updateOne({ uid: seeker.sub }, earlier);
  const alerts = api.connection.collection('alerts');
  const named = { $set: { searchName: 'Flats in Mirpur' }, $unset: { namedBy: 1 } };
  await alerts.updateOne({ uid: seeker.sub }, named);
  await api.get(SavedSearchesMigration).run();
  expect(await alerts.findOne({ uid: seeker.sub })).toMatchObject({ searchName: body.name });
});

it('keeps the alerts of two searches apart when another version swaps their names', async () => {
  const seeker = newPerson();
  const { body: mirpur } = await save('place=mirpur', seeker);
  const { body: gulshan } = await save('place=gulshan', seeker);
  const inMirpurId = await postListing(api, nusrat, inMirpur);
  const inGulshanId = await postListing(api, nusrat, { ...inMirpur, location: 'Gulshan 1, Dhaka' });
  expect(await idsOf(seeker)).toEqual([inGulshanId, inMirpurId]);
  const [searches, alerts] = ['savedsearches', 'alerts'].map((name) => api.connection.collection(name));
  const nameEarlier = async (query: string, name: unknown, listingId: string, version: object) => {
    await searches?.updateOne({ uid: seeker.sub, query }, { $set: { name }, ...version });
    const named = { $set: { searchName: name }, $unset: { namedBy: 1 } };
    await alerts?.updateOne({ uid: seeker.sub, listingId }, named);
  };
  // The migration finds the two versions one after the other.
  await nameEarlier('place=mirpur', gulshan.name, inMirpurId, { $unset: { version: 1 } });
  await nameEarlier('place=gulshan', mirpur.name, inGulshanId, { $set: { version: '0', name: mirpur.name } });
  await api.get(SavedSearchesMigration).run();
  const nameFor = async (listingId: string): Promise<unknown> =>
    (await alerts?.findOne({ uid: seeker.sub, listingId }))?.searchName;
  expect([await nameFor(inMirpurId), await nameFor(inGulshanId)]).toEqual([mirpur.name, gulshan.name]);
});

it('compares the places of a search with a large distance', async () => {
  const [near, far] = [newPerson(), newPerson()];
  await save('near=mirpur-10&within=10', near);
  await save('near=jatrabari&within=8', far);
  const stored = await api.connection.collection('savedsearches').findOne({ uid: near.sub });
  expect((stored?.places as string[]).length).toBeGreaterThan((stored?.keys as string[]).length);
  const id = await postListing(api, nusrat, inMirpur);
  expect([await idsOf(near), await idsOf(far)]).toEqual([[id], []]);
});

it('saves the same search once, lists it and deletes it only for its user', async () => {
  const seeker = newPerson();
  const first = await save('rentMax=8000&place=mirpur', seeker);
  const again = await save('place=mirpur&place=mirpur&rentMax=8000', seeker);
  expect([first.status, again.body]).toEqual([201, first.body]);
  expect(await searchesOf(seeker)).toEqual([first.body]);
  const path = `/saved-searches/${String(first.body._id)}`;
  expect((await api.call('DELETE', path, { as: newPerson() })).status).toBe(404);
  expect((await api.call('DELETE', path, { as: seeker })).body).toEqual({ deletedCount: 1 });
  await postListing(api, nusrat, inMirpur);
  expect(await idsOf(seeker)).toEqual([]);
});

it('saves a text and the parameters that mean the same once', async () => {
  const seeker = newPerson();
  const first = await save('q=মিরপুর ১০ এ ৮ হাজার টাকার মধ্যে সিঙ্গেল রুম', seeker);
  const second = await save('place=mirpur-10&rentMax=8000&roomType=Single', seeker);
  expect(second.body).toEqual(first.body);
  expect(await searchesOf(seeker)).toHaveLength(1);
  await save('place=mirpur-10&rentMax=8000&roomType=Shared', seeker);
  expect(await searchesOf(seeker)).toHaveLength(2);
});

it('saves searches that differ only in a wish without an opposite, and each of them once', async () => {
  const seeker = newPerson();
  const texts = [
    'q=mirpur',
    'q=mirpur furnished',
    'q=furnished mirpur',
    'q=mirpur balcony',
    'q=mirpur girls',
  ];
  const ids: unknown[] = [];
  for (const query of texts) ids.push((await save(query, seeker)).body._id);
  expect(ids.map((id) => ids.indexOf(id))).toEqual([0, 1, 1, 3, 4]);
  expect(await searchesOf(seeker)).toHaveLength(4);
});

it('tells searches from before the stored wishes apart', async () => {
  const seeker = newPerson();
  const { body } = await save('q=mirpur furnished', seeker);
  const searches = api.connection.collection('savedsearches');
  await searches.updateOne({ uid: seeker.sub }, { $unset: { wishes: 1 }, $set: { version: '4' } });
  const migration = api.get(SavedSearchesMigration);
  expect([await migration.run(), await migration.run()]).toEqual([1, 0]);
  expect((await save('q=mirpur furnished', seeker)).body).toEqual(body);
  await save('q=mirpur', seeker);
  expect(await searchesOf(seeker)).toHaveLength(2);
});

it('names a place inside a distance from another place', async () => {
  const { body } = await save('place=mirpur&near=mirpur-10&within=2', newPerson());
  expect(body.name).toBe('Rooms in Mirpur, within 2 km of Mirpur 10');
});

it.each([
  ['place=du&rentMax=8000', 'Rooms within 2 km of University of Dhaka, up to BDT 8,000'],
  ['q=dhaka+university', 'Rooms within 2 km of University of Dhaka'],
  ['place=mirpur&place=uttara', 'Rooms in Mirpur or Uttara'],
  ['place=mirpur&place=du', 'Rooms in Mirpur or within 2 km of University of Dhaka'],
  ['place=mirpur&place=du&within=3', 'Rooms within 3 km of Mirpur or University of Dhaka'],
])('names %s by the distance that it has', async (query, name) => {
  expect((await save(query, newPerson())).body.name).toBe(name);
});

it('saves simultaneous requests for the same search once', async () => {
  const seeker = newPerson();
  const saved = await Promise.all(Array.from({ length: 4 }, () => save('place=mirpur', seeker)));
  expect(new Set(saved.map(({ status, body }) => `${status} ${String(body._id)}`)).size).toBe(1);
  expect(await searchesOf(seeker)).toHaveLength(1);
});

it('saves a text of 200 Bangla letters', async () => {
  const query = new URLSearchParams({ q: 'ম'.repeat(200) }).toString();
  expect((await save(query, newPerson())).status).toBe(201);
});

it('refuses both requests of a double click at the maximum', async () => {
  const seeker = newPerson();
  for (let nth = 0; nth < SAVED_SEARCHES_MAX; nth += 1) {
    expect((await save(`rentMax=${5000 + nth}`, seeker)).status).toBe(201);
  }
  const clicks = await Promise.all([save('place=mirpur', seeker), save('place=mirpur', seeker)]);
  const refused = [409, 'too_many_searches'];
  expect(clicks.map(({ status, body }) => [status, body.code])).toEqual([refused, refused]);
  expect((await save('rentMax=5000', seeker)).status).toBe(201);
});

it('limits the searches of an account, exactly under concurrency', async () => {
  const seeker = newPerson();
  const all = Array.from({ length: SAVED_SEARCHES_MAX + 5 }, (_, n) => save(`rentMax=${5000 + n}`, seeker));
  const refused = (await Promise.all(all)).filter(({ status }) => status !== 201);
  expect(refused.length).toBeGreaterThanOrEqual(5);
  for (const { status, body } of refused) expect([status, body.code]).toEqual([409, 'too_many_searches']);
  expect((await searchesOf(seeker)).length).toBeLessThanOrEqual(SAVED_SEARCHES_MAX);
});

it.each([
  ['', 'query'],
  ['near=buet', 'query'],
  ['q=available', 'query'],
  ['q=unavailable room in mirpur', 'query'],
  ['sort=rent', 'query.sort'],
  ['place=atlantis', 'query.place'],
  ['rentMin=9000&rentMax=8000', 'query.rentMin'],
  ['rentMax=cheap', 'query.rentMax'],
  ['within=2', 'query.within'],
  ['near=0,0&within=1', 'query'],
  ['place=dhaka', 'query'],
  ['rentMin=0', 'query'],
  [`q=${'x'.repeat(4001)}`, 'query'],
])('refuses the search "%s"', async (query, field) => {
  const { status, body } = await save(query, newPerson());
  expect([status, (body.errors as { field: string }[])[0]?.field]).toEqual([400, field]);
});
