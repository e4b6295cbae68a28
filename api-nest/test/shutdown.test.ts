import mongoose from 'mongoose';
import { nusrat } from './support/people.ts';
import { postListing } from './support/post-listing.ts';
import { startApi, testDatabaseUri } from './support/start-api.ts';
import { PHONE } from './support/user-agent.ts';

it('writes pending views before it stops', async () => {
  const mongoUri = testDatabaseUri();
  const api = await startApi({ mongoUri });
  const id = await postListing(api, nusrat);
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      api.call('GET', `/roommates/${id}`, { headers: { 'user-agent': `${PHONE} ${n}` } }),
    ),
  );
  await api.stop();

  const connection = await mongoose.createConnection(mongoUri).asPromise();
  expect(await connection.collection('listings').findOne({})).toMatchObject({ views: 20 });
  await connection.dropDatabase();
  await connection.close();
});
