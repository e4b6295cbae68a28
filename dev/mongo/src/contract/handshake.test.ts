import { failure, openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const admin = (command: object) => server.client.db('admin').command(command);

it('replies to what mongosh asks when it starts', async () => {
  expect(await admin({ hello: 1 })).toMatchObject({
    isWritablePrimary: true,
    maxBsonObjectSize: 16777216,
    ok: 1,
  });
  expect(await admin({ ping: 1 })).toMatchObject({ ok: 1 });
  const buildInfo = await admin({ buildInfo: 1 });
  expect(buildInfo.version).toMatch(/^\d+\.\d+\.\d+/);
  expect(await admin({ getParameter: 1, featureCompatibilityVersion: 1 })).toHaveProperty(
    'featureCompatibilityVersion.version',
  );
  expect(await admin({ connectionStatus: 1, showPrivileges: true })).toHaveProperty(
    'authInfo.authenticatedUsers',
  );
  expect(await admin({ getCmdLineOpts: 1 })).toHaveProperty('argv');
  expect(Array.isArray((await admin({ getLog: 'startupWarnings' })).log)).toBe(true);
  expect(await admin({ hostInfo: 1 })).toHaveProperty('system.numCores');
  expect(await admin({ whatsmyuri: 1 })).toHaveProperty('you');
  expect((await failure(admin({ atlasVersion: 1 }))).code).toBe(59);
});

it('lists databases and collections for the show command of mongosh', async () => {
  await server.db.collection('shown').insertOne({ x: 1 });
  const { databases } = (await admin({ listDatabases: 1, nameOnly: true })) as unknown as {
    databases: { name: string }[];
  };
  expect(databases.map(({ name }) => name)).toContain(server.db.databaseName);
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
