import { type ClientSession, type Document, type Timestamp } from 'mongodb';
import { failure, useTestServer } from '../testing/test-server.ts';

/** Reads of one moment in several collections. MongoDB supports them on replica sets and refuses them standalone. */
const server = useTestServer();
let session: ClientSession;
let supported: boolean;
beforeAll(async () => {
  const admin = server.client.db('admin');
  const { setName } = await admin.command({ hello: 1 });
  const { gitVersion } = await admin.command({ buildInfo: 1 });
  // The embedded server supports it although it is not a replica set, here or at MONGODB_URI.
  supported = typeof setName === 'string' || gitVersion === 'embedded';
});
beforeEach(() => {
  session = server.client.startSession({ causalConsistency: false });
});
afterEach(() => session.endSession());

const majority = { writeConcern: { w: 'majority' } } as const;

async function filled(): Promise<{ rooms: string; likes: string }> {
  const [rooms, likes] = [server.collection(), server.collection()];
  await rooms.createIndex({ n: 1 });
  await rooms.insertMany(
    Array.from({ length: 300 }, (_, n) => ({ _id: n as never, n, likes: 0 })),
    majority,
  );
  await likes.insertOne({ _id: 0 as never, n: 0 }, majority);
  return { rooms: rooms.collectionName, likes: likes.collectionName };
}

async function firstRead(name: string): Promise<{ level: 'snapshot'; atClusterTime: Timestamp }> {
  const command = { find: name, limit: 1, singleBatch: true, readConcern: { level: 'snapshot' } };
  const { cursor } = (await server.db.command(command, { session })) as { cursor: Document };
  return { level: 'snapshot', atClusterTime: cursor.atClusterTime as Timestamp };
}

const inSnapshot = (command: Document, readConcern: Document) =>
  server.db.command({ ...command, readConcern }, { session });

const ifSupported = (name: string, run: () => Promise<void>): void =>
  it(name, async () => {
    if (supported) return run();
    const c = server.collection();
    await c.insertOne({});
    expect((await failure(firstRead(c.collectionName))).code).toBeGreaterThan(0);
  });

ifSupported('reads one moment over collections, batches, sorts and indexes during writes', async () => {
  const { rooms, likes } = await filled();
  const at = await firstRead(rooms);
  const read = server.db.runCursorCommand(
    { find: rooms, sort: { _id: 1 }, batchSize: 50, readConcern: at },
    { session },
  );
  expect(await read.next()).toEqual({ _id: 0, n: 0, likes: 0 });
  await server.db.collection(rooms).updateMany({}, { $inc: { likes: 1 }, $set: { n: 7 } }, majority);
  await server.db.collection(rooms).deleteMany({ _id: { $gte: 100 as never } }, majority);
  await server.db.collection(likes).insertOne({ n: 1 }, majority);

  const rest = await read.toArray();
  expect(rest).toHaveLength(299);
  expect(rest.every(({ _id, n, likes: count }) => _id === n && count === 0)).toBe(true);
  const others = await inSnapshot({ find: likes, batchSize: 10 }, at);
  expect((others.cursor as Document).firstBatch).toEqual([{ _id: 0, n: 0 }]);
  expect((others.cursor as Document).atClusterTime).toEqual(at.atClusterTime);
  const byIndex = await inSnapshot({ find: rooms, filter: { n: 250 } }, at);
  expect((byIndex.cursor as Document).firstBatch).toEqual([{ _id: 250, n: 250, likes: 0 }]);
  expect(await server.db.collection(rooms).countDocuments({ n: 7 })).toBe(100);
});

ifSupported('reads the same moment in aggregate', async () => {
  const { rooms } = await filled();
  const at = await firstRead(rooms);
  await server.db.collection(rooms).deleteMany({ _id: { $gte: 10 as never } }, majority);
  const count = [{ $group: { _id: null, total: { $sum: 1 } } }];
  const counted = await inSnapshot({ aggregate: rooms, pipeline: count, cursor: {} }, at);
  expect((counted.cursor as Document).firstBatch).toEqual([{ _id: null, total: 300 }]);
  expect((counted.cursor as Document).atClusterTime).toEqual(at.atClusterTime);
});

ifSupported('supports the driver’s snapshot sessions', async () => {
  const { rooms } = await filled();
  const snapshot = server.client.startSession({ snapshot: true });
  const c = server.db.collection(rooms);
  expect(await c.countDocuments({}, { session: snapshot })).toBe(300);
  await c.deleteMany({}, majority);
  expect(await c.find({}, { session: snapshot, batchSize: 1000 }).toArray()).toHaveLength(300);
  await snapshot.endSession();
  expect(await c.countDocuments()).toBe(0);
});

ifSupported('refuses the read concern in other commands', async () => {
  const { rooms } = await filled();
  const level = { level: 'snapshot' };
  expect((await failure(inSnapshot({ count: rooms }, level))).code).toBe(72);
  expect((await failure(inSnapshot({ insert: rooms, documents: [{ n: 1 }] }, level))).code).toBe(72);
  const { atClusterTime } = await firstRead(rooms);
  const local = { level: 'local', atClusterTime };
  expect((await failure(inSnapshot({ find: rooms }, local))).code).toBe(72);
});
