import mongoose, { Schema } from 'mongoose';
import { failure, openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
const connection = mongoose.createConnection();

interface Room {
  title: string;
  email: string;
  rent: number;
  availability: string;
  likedBy: string[];
}

const schema = new Schema<Room>(
  {
    title: { type: String, required: true },
    email: { type: String, required: true, unique: true },
    rent: Number,
    availability: { type: String, default: 'available' },
    likedBy: [String],
  },
  { timestamps: true },
);
schema.index({ availability: 1, createdAt: -1, _id: -1 });
const Rooms = connection.model('Room', schema);

beforeAll(async () => {
  server = await openTestServer();
  await connection.openUri(server.uri, { dbName: server.db.databaseName });
  await Rooms.init();
});
afterAll(async () => {
  await connection.close();
  await server.close();
});

it('creates the indexes of a model, and finds them the second time', async () => {
  expect((await Rooms.collection.indexes()).map(({ name }) => name)).toEqual([
    '_id_',
    'email_1',
    'availability_1_createdAt_-1__id_-1',
  ]);
  expect(await Rooms.diffIndexes()).toEqual({ toDrop: [], toCreate: [] });
});

it('creates, reads, changes and deletes a document', async () => {
  const room = await Rooms.create({ title: 'Lake view', email: 'a@b', rent: 5000 });
  expect(await Rooms.findById(room._id).lean()).toMatchObject({
    title: 'Lake view',
    availability: 'available',
    likedBy: [],
  });
  room.rent = 6000;
  await room.save();
  const liked = await Rooms.updateOne({ _id: room._id, likedBy: { $ne: 'u' } }, { $push: { likedBy: 'u' } });
  expect(liked).toMatchObject({ matchedCount: 1, modifiedCount: 1 });
  const changed = await Rooms.findOneAndUpdate(
    { email: 'a@b' },
    { title: 'New' },
    { returnDocument: 'after' },
  );
  expect(changed).toMatchObject({ title: 'New', rent: 6000 });
  expect(await Rooms.exists({ email: 'a@b' })).not.toBeNull();
  expect(await Rooms.countDocuments({ availability: 'available' })).toBe(1);
  expect(await failure(Rooms.create({ title: 'Again', email: 'a@b' }))).toMatchObject({
    code: 11000,
    keyPattern: { email: 1 },
  });
  expect(await Rooms.deleteOne({ _id: room._id })).toMatchObject({ deletedCount: 1 });
  expect(await Rooms.findById(room._id)).toBeNull();
});

it('runs bulkWrite, insertMany and a streaming cursor', async () => {
  await Rooms.insertMany(
    Array.from({ length: 250 }, (_, n) => ({ title: `r${n}`, email: `r${n}`, rent: n })),
  );
  const result = await Rooms.bulkWrite([
    { updateOne: { filter: { email: 'r1' }, update: { $inc: { rent: 1 } } } },
    { updateOne: { filter: { email: 'new' }, update: { $set: { title: 'new' } }, upsert: true } },
    { deleteOne: { filter: { email: 'r2' } } },
  ]);
  expect(result).toMatchObject({ modifiedCount: 1, upsertedCount: 1, deletedCount: 1 });
  let seen = 0;
  for await (const room of Rooms.find().sort({ createdAt: -1, _id: -1 }).lean().cursor({ batchSize: 20 })) {
    expect(room.title).toBeDefined();
    seen++;
  }
  expect(seen).toBe(250);
});
