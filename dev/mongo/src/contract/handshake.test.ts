import { useTestServer } from '../testing/test-server.ts';

const server = useTestServer();

const admin = (command: object) => server.client.db('admin').command(command);

it('replies to what drivers ask when they connect', async () => {
  expect(await admin({ hello: 1 })).toMatchObject({
    isWritablePrimary: true,
    maxBsonObjectSize: 16777216,
    ok: 1,
  });
  expect(await admin({ ping: 1 })).toMatchObject({ ok: 1 });
});

it('creates, lists and drops collections', async () => {
  await server.db.collection('shown').insertOne({ x: 1 });
  const collections = await server.db.listCollections({ name: 'shown' }).toArray();
  expect(collections).toMatchObject([{ name: 'shown', type: 'collection', idIndex: { name: '_id_' } }]);
  await server.db.createCollection('made');
  expect(await server.db.listCollections({}, { nameOnly: true }).toArray()).toEqual(
    expect.arrayContaining([{ name: 'made', type: 'collection' }]),
  );
  expect(await server.db.dropCollection('made')).toBe(true);
});

it('opens, uses and ends sessions', async () => {
  const session = server.client.startSession();
  const c = server.db.collection('sessions');
  await c.insertOne({ x: 1 }, { session });
  expect(await c.find({}, { session }).toArray()).toHaveLength(1);
  await session.endSession();
});

it('meets the write concerns of one member', async () => {
  const c = server.db.collection('concerns');
  await c.insertOne({ x: 1 }, { writeConcern: { w: 'majority', journal: true } });
  await c.insertOne({ x: 2 }, { writeConcern: { w: 0 } });
  // The second write is not acknowledged, so the count may follow a little later.
  const deadline = Date.now() + 5000;
  while ((await c.countDocuments()) < 2 && Date.now() < deadline);
  expect(await c.countDocuments()).toBe(2);
});
