import { useTestServer } from '../testing/test-server.ts';

const server = useTestServer();

it('counts 1,000 after 1,000 concurrent $inc of one document', async () => {
  const c = server.collection();
  await c.insertOne({ _id: 1 as never, likes: 0 });
  await Promise.all(
    Array.from({ length: 1000 }, () => c.updateOne({ _id: 1 as never }, { $inc: { likes: 1 } })),
  );
  expect(await c.findOne()).toMatchObject({ likes: 1000 });
});

it('counts exactly one of 200 concurrent likes by one user', async () => {
  const c = server.collection();
  await c.insertOne({ _id: 1 as never, likes: 0, likedBy: [] });
  const results = await Promise.all(
    Array.from({ length: 200 }, () =>
      c.updateOne(
        { _id: 1 as never, likedBy: { $ne: 'u' } },
        { $inc: { likes: 1 }, $push: { likedBy: 'u' as never } },
      ),
    ),
  );
  expect(results.filter(({ modifiedCount }) => modifiedCount === 1)).toHaveLength(1);
  expect(await c.findOne()).toMatchObject({ likes: 1, likedBy: ['u'] });
});

it('accepts exactly one of 100 concurrent inserts of a unique key', async () => {
  const c = server.collection();
  await c.createIndex({ email: 1 }, { unique: true });
  const results = await Promise.allSettled(Array.from({ length: 100 }, () => c.insertOne({ email: 'a@b' })));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await c.countDocuments()).toBe(1);
});

it('creates one document for concurrent upserts of a unique key', async () => {
  const c = server.collection();
  await c.createIndex({ key: 1 }, { unique: true });
  await Promise.allSettled(
    Array.from({ length: 100 }, (_, n) => c.updateOne({ key: 'k' }, { $set: { n } }, { upsert: true })),
  );
  expect(await c.countDocuments()).toBe(1);
});

it('serves other requests during a large bulk write', async () => {
  const c = server.collection();
  await c.insertOne({ _id: 'here' as never });
  let done = false;
  const bulk = c
    .insertMany(Array.from({ length: 20_000 }, (_, n) => ({ n, text: 'x'.repeat(200) })))
    .then(() => {
      done = true;
    });
  let reads = 0;
  while (!done) {
    await c.findOne({ _id: 'here' as never });
    reads++;
  }
  await bulk;
  expect(reads).toBeGreaterThan(3);
});
