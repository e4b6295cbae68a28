import { Binary, Decimal128, type Document, Long, MaxKey, MinKey, MongoClient, Timestamp } from 'mongodb';
import { type EmbeddedMongo, startEmbeddedMongo } from '../index.ts';
import { failure } from '../testing/test-server.ts';

let server: EmbeddedMongo;
let client: MongoClient;
beforeAll(async () => {
  server = await startEmbeddedMongo();
  client = await new MongoClient(server.uri).connect();
});
afterAll(async () => {
  await client.close();
  await server.close();
});

let collections = 0;
const collection = () => client.db('test').collection(`c-${collections++}`);
const nested = (levels: number): Document => (levels === 0 ? {} : { a: nested(levels - 1) });

it('refuses very deep documents without an effect on other writes at the same moment', async () => {
  const c = collection();
  await c.insertOne({ _id: 1 as never, a: nested(170) });
  const [deep, changed, other] = await Promise.all([
    failure(c.insertOne({ a: nested(3000) })),
    failure(c.updateOne({ _id: 1 as never }, { $set: { b: nested(180) } })),
    c.insertOne({ _id: 2 as never }),
  ]);
  expect([deep.code, changed.code, other.acknowledged]).toEqual([15, 15, true]);
  expect(await c.countDocuments()).toBe(2);
});

it('refuses an index key that is too long for the store', async () => {
  const c = collection();
  await c.createIndex({ text: 1 });
  const text = 'x'.repeat(2000);
  expect(await failure(c.insertOne({ text }))).toMatchObject({ code: 17280 });
  // The value cannot be stored, but a filter can use it.
  await c.insertOne({ text: 'short' });
  expect(await c.find({ text: { $lt: text } }).toArray()).toHaveLength(1);
  expect(await c.countDocuments({ text: { $in: [text, 'short'] } })).toBe(1);
});

it.each([
  Decimal128.fromString('12.50'),
  new Binary(Buffer.from('x')),
  new Timestamp({ t: 1, i: 2 }),
  new MinKey(),
  new MaxKey(),
])('stores and returns %p, but does not compare it', async (value) => {
  const c = collection();
  await c.insertOne({ _id: 1 as never, value });
  expect(await c.findOne({ _id: 1 as never })).toEqual({ _id: 1, value });
  expect((await failure(c.findOne({ value: { $gt: 5 } }))).code).toBe(238);
  expect((await failure(c.findOne({ other: value }))).code).toBe(238);
  expect((await failure(c.createIndex({ value: 1 }))).code).toBe(238);
  expect((await failure(c.updateOne({}, { $inc: { value: 1 } }))).code).toBe(14);
});

it.each([{ x: 1 }, [[1]], [{ x: 1 }]])('refuses an index of the value %j', async (value) => {
  const c = collection();
  await c.insertOne({ _id: 1 as never, value });
  expect(await c.findOne({ value })).toEqual({ _id: 1, value });
  expect((await failure(c.createIndex({ value: 1 }))).code).toBe(238);
  await c.createIndex({ other: 1 });
  expect((await failure(c.insertOne({ other: value }))).code).toBe(238);
});

it('adds to a Long from 2^53, but does not compare it', async () => {
  const c = collection();
  await c.insertOne({ _id: 1 as never, value: Long.fromString('9007199254740993') });
  await c.updateOne({ _id: 1 as never }, { $inc: { value: 1 } });
  const value = Long.fromString('9007199254740994');
  expect(await c.findOne({ _id: 1 as never })).toEqual({ _id: 1, value });
  expect((await failure(c.findOne({ value: { $gt: 5 } }))).code).toBe(238);
  expect((await failure(c.findOne({ other: value }))).code).toBe(238);
  expect((await failure(c.createIndex({ value: 1 }))).code).toBe(238);
});
