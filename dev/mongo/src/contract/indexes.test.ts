import { type Document, ObjectId } from 'mongodb';
import { failure, useTestServer } from '../testing/test-server.ts';

const server = useTestServer();

it('refuses a duplicate key with 11000, keyPattern and keyValue', async () => {
  const c = server.collection();
  await c.createIndex({ email: 1 }, { unique: true });
  await c.insertOne({ email: 'a@b' });
  const error = await failure(c.insertOne({ email: 'a@b' }));
  expect(error).toMatchObject({ code: 11000, keyPattern: { email: 1 }, keyValue: { email: 'a@b' } });
  expect(error.message).toContain(
    `E11000 duplicate key error collection: ${c.namespace} index: email_1 dup key: { email: "a@b" }`,
  );
  await c.insertOne({ email: 'c@d' });
  const changed = await failure(c.updateOne({ email: 'c@d' }, { $set: { email: 'a@b' } }));
  expect(changed).toMatchObject({ code: 11000, keyValue: { email: 'a@b' } });
  expect(await c.countDocuments({ email: 'c@d' })).toBe(1);
  // A document can keep its own key.
  await c.updateOne({ email: 'a@b' }, { $set: { email: 'a@b', x: 1 } });
});

it('keeps the changes before a duplicate key in an updateMany, in documents and indexes', async () => {
  const c = server.collection();
  await c.createIndexes([{ key: { k: 1 }, unique: true }, { key: { group: 1, k: -1 } }]);
  await c.insertMany([1, 2, 3].map((k) => ({ _id: k as never, k, group: 1 })));
  const updates = [{ q: { group: 1 }, u: { $set: { k: 9, group: 2 } }, multi: true }];
  expect(await server.db.command({ update: c.collectionName, updates })).toMatchObject({
    n: 0,
    nModified: 0,
    writeErrors: [{ index: 0, code: 11000, keyValue: { k: 9 } }],
  });
  const scanned = await c.find().sort({ _id: 1 }).hint({ _id: 1 }).toArray();
  expect(scanned.filter(({ k, group }) => k === 9 && group === 2)).toHaveLength(1);
  expect(scanned.filter(({ _id, k, group }) => Number(_id) === k && group === 1)).toHaveLength(2);
  for (const key of [{ k: 1 }, { group: 1, k: -1 }] as const)
    expect(await c.find().sort({ _id: 1 }).hint(key).toArray()).toEqual(scanned);
  expect(await c.countDocuments({ group: 1 })).toBe(2);
});

it('refuses a duplicate _id', async () => {
  const c = server.collection();
  const _id = new ObjectId();
  await c.insertOne({ _id });
  expect(await failure(c.insertOne({ _id }))).toMatchObject({ code: 11000, keyPattern: { _id: 1 } });
});

it('treats 1, 1.0 and a long 1 as one key, and missing and null as one key', async () => {
  const c = server.collection();
  await c.createIndex({ k: 1 }, { unique: true });
  await c.insertOne({ k: 1 });
  expect((await failure(c.insertOne({ k: 1n }))).code).toBe(11000);
  await c.insertOne({});
  expect((await failure(c.insertOne({ k: null }))).code).toBe(11000);
});

it('finds NaN in no range of numbers, with and without an index', async () => {
  const c = server.collection();
  await c.insertMany([{ k: NaN }, { k: -Infinity }, { k: 3 }]);
  const below = async () => (await c.find({ k: { $lt: 5 } }).toArray()).map(({ k }) => k as number);
  expect(await below()).toEqual([-Infinity, 3]);
  for (const direction of [1, -1] as const) {
    await c.createIndex({ k: direction });
    expect((await below()).sort()).toEqual([-Infinity, 3]);
    expect(await c.countDocuments({ k: { $lte: 5 } })).toBe(2);
    expect(await c.countDocuments({ k: NaN })).toBe(1);
    await c.dropIndexes();
  }
});

it('allows compound keys that differ in one field', async () => {
  const c = server.collection();
  await c.createIndex({ listing: 1, user: -1 }, { unique: true });
  await c.insertMany([
    { listing: 1, user: 'a' },
    { listing: 1, user: 'b' },
    { listing: 2, user: 'a' },
  ]);
  expect(await failure(c.insertOne({ listing: 1, user: 'b' }))).toMatchObject({
    code: 11000,
    keyPattern: { listing: 1, user: -1 },
    keyValue: { listing: 1, user: 'b' },
  });
});

it('makes the elements of an array unique, but not within one document', async () => {
  const c = server.collection();
  await c.createIndex({ tags: 1 }, { unique: true });
  await c.insertOne({ tags: ['a', 'b', 'a'] });
  expect(await failure(c.insertOne({ tags: ['c', 'b'] }))).toMatchObject({
    code: 11000,
    keyValue: { tags: 'b' },
  });
  expect(
    (
      await failure(
        server.db
          .command({ createIndexes: c.collectionName, indexes: [{ key: { tags: 1, more: 1 }, name: 'two' }] })
          .then(() => c.insertOne({ tags: ['x'], more: ['y'] })),
      )
    ).code,
  ).toBe(171);
});

it('leaves no index when a unique index meets duplicates', async () => {
  const c = server.collection();
  await c.insertMany([{ k: 1 }, { k: 1 }]);
  expect(await failure(c.createIndex({ k: 1 }, { unique: true }))).toMatchObject({
    code: 11000,
    keyValue: { k: 1 },
  });
  expect((await c.indexes()).map(({ name }) => name)).toEqual(['_id_']);
  await c.insertOne({ k: 1 });
});

it('creates all indexes of a command or none', async () => {
  const c = server.collection();
  await c.insertMany([{ k: 1 }, { k: 1 }]);
  const wanted = [{ key: { a: 1 } }, { key: { k: 1 }, unique: true }] as const;
  expect((await failure(c.createIndexes([...wanted]))).code).toBe(11000);
  expect((await c.indexes()).map(({ name }) => name)).toEqual(['_id_']);
});

it('lists, creates twice without harm, and drops indexes', async () => {
  const c = server.collection();
  await c.createIndex({ a: 1, b: -1 });
  await c.createIndex({ a: 1, b: -1 });
  await c.createIndex({ u: 1 }, { unique: true, name: 'by-u' });
  expect(await c.indexes()).toEqual([
    { v: 2, key: { _id: 1 }, name: '_id_' },
    { v: 2, key: { a: 1, b: -1 }, name: 'a_1_b_-1' },
    { v: 2, key: { u: 1 }, name: 'by-u', unique: true },
  ]);
  expect((await failure(c.createIndex({ u: 1 }, { name: 'by-u' }))).code).toBe(86);
  expect((await failure(c.createIndex({ a: 1, b: -1 }, { name: 'other' }))).code).toBe(85);
  await c.dropIndexes();
  expect((await c.indexes()).map(({ name }) => name)).toEqual(['_id_']);
});

it('sorts mixed types in BSON order, with and without an index', async () => {
  const values: unknown[] = [null, -1, 2.5, 3n, 'a', 'b', new ObjectId(), false, true, new Date(1)];
  const documents: Document[] = values.map((k, i) => ({ _id: i, k }));
  const c = server.collection();
  await c.insertMany([...documents].reverse());
  const ids = async () =>
    (await c.find().sort({ k: 1 }).toArray()).map(({ _id }) => _id as unknown as number);
  const expected = documents.map(({ _id }) => _id as number);
  expect(await ids()).toEqual(expected);
  await c.createIndex({ k: 1 });
  expect(await ids()).toEqual(expected);
  await c.dropIndexes();
  await c.createIndex({ k: -1 });
  expect(await ids()).toEqual(expected);
});
