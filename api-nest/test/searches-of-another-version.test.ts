import { Types } from 'mongoose';
import type { AlertRecord } from '../src/alerts/alert.schema.ts';
import { AlertsRepository } from '../src/alerts/alerts.repository.ts';
import { SavedSearchesMigration } from '../src/saved-searches/saved-searches.migration.ts';
import { nusrat } from './support/people.ts';
import { postListing } from './support/post-listing.ts';
import { useApi } from './support/use-api.ts';
import { inMirpur, useSearchers } from './support/use-searchers.ts';

const api = useApi();
const { newPerson, save, searchesOf, idsOf } = useSearchers(api);
const searches = () => api.connection.collection('savedsearches');

it('tells searches apart that the migration has not reached yet', async () => {
  const seeker = newPerson();
  await save('q=mirpur furnished', seeker);
  await searches().updateOne({ uid: seeker.sub }, { $set: { version: '4' }, $unset: { wishes: 1 } });
  const stored = await searches().findOne({ uid: seeker.sub });
  await searches().deleteMany({ uid: seeker.sub });
  // Earlier versions had other ids.
  const earlier = { ...stored, _id: new Types.ObjectId() };
  await searches().insertOne(earlier);
  expect((await save('q=mirpur furnished', seeker)).body._id).toBe(earlier._id.toHexString());
  expect((await save('q=mirpur', seeker)).body._id).not.toBe(earlier._id.toHexString());
  expect(await searchesOf(seeker)).toHaveLength(2);
  await api.get(SavedSearchesMigration).run();
  await save('q=furnished mirpur', seeker);
  expect(await searchesOf(seeker)).toHaveLength(2);
});

it('saves a search whose id belongs to an earlier search that means something else now', async () => {
  const seeker = newPerson();
  const { body: earlier } = await save('place=mirpur', seeker);
  const changed = { $set: { query: 'place=gulshan', version: '4' } };
  await searches().updateOne({ uid: seeker.sub }, changed);
  await api.get(SavedSearchesMigration).run();
  const twice = [save('place=mirpur', seeker), save('place=mirpur', seeker)];
  const [saved, again] = (await Promise.all(twice)).map(({ body }) => body);
  expect(saved?.name).toBe('Rooms in Mirpur');
  expect(saved?._id).not.toBe(earlier._id);
  expect(again?._id).toBe(saved?._id);
  expect(await searchesOf(seeker)).toHaveLength(2);
});

it('keeps a new alert with its search when an earlier search had the same name', async () => {
  const seeker = newPerson();
  const { body: gulshan } = await save('place=gulshan', seeker);
  const { body: mirpur } = await save('place=mirpur', seeker);
  const id = await postListing(api, nusrat, inMirpur);
  expect(await idsOf(seeker)).toEqual([id]);
  const earlier = { $set: { name: mirpur.name, version: '4' } };
  await searches().updateOne({ uid: seeker.sub, name: gulshan.name }, earlier);
  await api.get(SavedSearchesMigration).run();
  const alert = await api.connection.collection('alerts').findOne({ uid: seeker.sub });
  expect(alert?.searchName).toBe(mirpur.name);
});

it('keeps the alerts of searches that swap names apart, also when two instances rename them', async () => {
  const { sub: uid } = newPerson();
  const names = { mirpur: 'Rooms in Mirpur', gulshan: 'Rooms in Gulshan' };
  const alert = { uid, createdAt: new Date(), isRead: false, isDeleted: false };
  const alerts = api.connection.collection<AlertRecord>('alerts');
  await alerts.insertMany([
    { ...alert, _id: `a:${uid}`, listingId: 'a', searchName: names.mirpur },
    { ...alert, _id: `b:${uid}`, listingId: 'b', searchName: names.gulshan },
  ]);
  const swap = [
    { uid, from: names.mirpur, to: names.gulshan },
    { uid, from: names.gulshan, to: names.mirpur },
  ];
  const rename = () => api.get(AlertsRepository).renameSearches(swap);
  await rename();
  await rename();
  expect(await alerts.find({ uid }).sort({ _id: 1 }).toArray()).toMatchObject([
    { listingId: 'a', searchName: names.gulshan },
    { listingId: 'b', searchName: names.mirpur },
  ]);
});
