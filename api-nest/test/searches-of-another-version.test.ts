import { Types } from 'mongoose';
import { SavedSearchesMigration } from '../src/saved-searches/saved-searches.migration.ts';
import { useApi } from './support/use-api.ts';
import { useSearchers } from './support/use-searchers.ts';

const api = useApi();
const { newPerson, save, searchesOf } = useSearchers(api);
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
