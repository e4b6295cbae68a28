import { Double, Int32, Long, type MongoBulkWriteError, ObjectId } from 'mongodb';
import { failure, useTestServer } from '../testing/test-server.ts';

const server = useTestServer();

it('stores every type and returns it unchanged', async () => {
  const c = server.collection();
  const document = {
    _id: new ObjectId(),
    text: 'ঢাকা 😀',
    int: 5,
    double: 1.5,
    long: Long.fromString('9007199254740993'),
    flag: true,
    nothing: null,
    date: new Date('2025-01-02T03:04:05.678Z'),
    list: [1, 'two', { three: 3 }, []],
    nested: { a: { b: {} } },
    pattern: /^a.c$/i,
    __proto__x: 1,
  };
  await c.insertOne(document);
  expect(await c.findOne({ _id: document._id }, { promoteLongs: false })).toEqual(document);
});

it('creates an _id, puts it first and keeps the order of insertion', async () => {
  const c = server.collection();
  await c.insertOne({ title: 'a', _id: 7 as never });
  expect(Object.keys((await c.findOne()) ?? {})).toEqual(['_id', 'title']);
  await c.insertMany([{ title: 'b' }, { title: 'c' }]);
  expect((await c.find().toArray()).map(({ title }) => title as string)).toEqual(['a', 'b', 'c']);
  expect((await c.findOne({ title: 'b' }))?._id).toBeInstanceOf(ObjectId);
});

it('updates one and many, and counts matched and modified documents', async () => {
  const c = server.collection();
  await c.insertMany([{ n: 1 }, { n: 1 }, { n: 2 }]);
  expect(await c.updateOne({ n: 1 }, { $set: { n: 1 } })).toMatchObject({
    matchedCount: 1,
    modifiedCount: 0,
  });
  expect(await c.updateMany({ n: 1 }, { $set: { n: 3 } })).toMatchObject({
    matchedCount: 2,
    modifiedCount: 2,
  });
  expect(await c.updateOne({ n: 9 }, { $set: { n: 3 } })).toMatchObject({
    matchedCount: 0,
    modifiedCount: 0,
  });
});

it('keeps the number types of fields that an update does not name', async () => {
  const c = server.collection();
  await c.insertOne({ double: new Double(5), long: Long.fromNumber(7), n: 1 });
  await c.updateOne({}, { $inc: { n: 1 } });
  const found = await c.findOne({}, { promoteValues: false });
  expect(found?.double).toEqual(new Double(5));
  expect(found?.long).toEqual(Long.fromNumber(7));
  expect(found?.n).toEqual(new Int32(2));
});

it('upserts from the equalities of the filter, and applies $setOnInsert only to an insert', async () => {
  const c = server.collection();
  const upsert = () =>
    c.updateOne(
      { key: 'k', nested: { a: 1 }, other: { $gt: 3 } },
      { $set: { value: 2 }, $setOnInsert: { made: true } },
      { upsert: true },
    );
  const first = await upsert();
  expect(first).toMatchObject({ matchedCount: 0, upsertedCount: 1 });
  expect(await c.findOne({ key: 'k' }, { projection: { _id: 0 } })).toEqual({
    key: 'k',
    nested: { a: 1 },
    value: 2,
    made: true,
  });
  await c.updateOne({ key: 'k' }, { $set: { other: 4, made: false } });
  expect(await upsert()).toMatchObject({ matchedCount: 1, upsertedCount: 0, modifiedCount: 0 });
  expect(await c.findOne({ key: 'k' })).toMatchObject({ made: false });
});

it('replaces a whole document except its _id', async () => {
  const c = server.collection();
  const { insertedId } = await c.insertOne({ a: 1, b: 2 });
  expect(await c.replaceOne({ a: 1 }, { c: 3 })).toMatchObject({ matchedCount: 1, modifiedCount: 1 });
  expect(await c.findOne()).toEqual({ _id: insertedId, c: 3 });
});

it('returns the document before or after findOneAndUpdate', async () => {
  const c = server.collection();
  await c.insertMany([{ n: 1 }, { n: 2 }]);
  const before = await c.findOneAndUpdate({}, { $inc: { n: 10 } }, { sort: { n: -1 } });
  expect(before).toMatchObject({ n: 2 });
  const options = { sort: { n: -1 }, returnDocument: 'after', projection: { _id: 0 } } as const;
  expect(await c.findOneAndUpdate({}, { $inc: { n: 10 } }, options)).toEqual({ n: 22 });
  expect(await c.findOneAndUpdate({ n: 99 }, { $set: { n: 1 } })).toBeNull();
  const upserted = await c.findOneAndUpdate(
    { n: 99 },
    { $set: { x: 1 } },
    { upsert: true, returnDocument: 'after', projection: { _id: 0 } },
  );
  expect(upserted).toEqual({ n: 99, x: 1 });
  expect((await c.deleteOne({ n: 99 })).deletedCount).toBe(1);
  expect(await c.countDocuments()).toBe(2);
});

it('allows a field with the name that the protocol uses for inserted documents', async () => {
  const c = server.collection();
  await c.insertOne({ _id: 1 as never, documents: [{ x: 1 }] });
  expect(await c.findOne({ documents: [{ x: 1 }] })).toEqual({ _id: 1, documents: [{ x: 1 }] });
  await c.findOneAndUpdate({}, { $set: { documents: [{ x: 2 }], inner: { documents: [{ x: 3 }] } } });
  expect(await c.findOne()).toEqual({ _id: 1, documents: [{ x: 2 }], inner: { documents: [{ x: 3 }] } });
});

it('deletes one and many', async () => {
  const c = server.collection();
  await c.insertMany([{ n: 1 }, { n: 1 }, { n: 1 }, { n: 2 }]);
  expect(await c.deleteOne({ n: 1 })).toMatchObject({ deletedCount: 1 });
  expect(await c.deleteMany({ n: 1 })).toMatchObject({ deletedCount: 2 });
  expect(await c.deleteOne({ n: 1 })).toMatchObject({ deletedCount: 0 });
  expect(await c.estimatedDocumentCount()).toBe(1);
});

it('stops an ordered bulk write at its first error, but not an unordered one', async () => {
  const operations = (base: number) => [
    { insertOne: { document: { _id: base as never } } },
    { insertOne: { document: { _id: base as never } } },
    { insertOne: { document: { _id: (base + 1) as never } } },
    { updateOne: { filter: { _id: base as never }, update: { $set: { x: 1 } } } },
  ];
  const c = server.collection();
  const ordered = (await failure(c.bulkWrite(operations(1)))) as unknown as MongoBulkWriteError;
  expect(ordered.code).toBe(11000);
  expect(ordered.writeErrors).toMatchObject([{ index: 1, code: 11000 }]);
  expect(ordered.result.insertedCount).toBe(1);
  const unordered = (await failure(
    c.bulkWrite(operations(11), { ordered: false }),
  )) as unknown as MongoBulkWriteError;
  expect(unordered.writeErrors).toMatchObject([{ index: 1, code: 11000 }]);
  expect(unordered.result).toMatchObject({ insertedCount: 2, modifiedCount: 1 });
  expect(await c.countDocuments()).toBe(3);
});

it('fits the errors of a large batch into the reply', async () => {
  const c = server.collection();
  await c.createIndex({ text: 1 }, { unique: true });
  const documents = Array.from({ length: 20_001 }, () => ({ text: 'x'.repeat(500) }));
  const error = (await failure(
    c.insertMany(documents, { ordered: false }),
  )) as unknown as MongoBulkWriteError;
  expect(error.result.insertedCount).toBe(1);
  expect(error.writeErrors).toHaveLength(20_000);
  for (const { code } of error.writeErrors as readonly { code: number }[]) expect(code).toBe(11000);
});

it('includes, excludes and computes fields in a projection', async () => {
  const c = server.collection();
  await c.insertOne({ _id: 1 as never, a: 1, b: { c: 2, d: 3 }, list: [{ x: 1, y: 2 }, 5] });
  const project = (projection: object) => c.findOne({}, { projection });
  expect(await project({ a: 1 })).toEqual({ _id: 1, a: 1 });
  expect(await project({ b: 1, _id: 0 })).toEqual({ b: { c: 2, d: 3 } });
  expect(await project({ b: 0, list: 0 })).toEqual({ _id: 1, a: 1 });
  expect(await project({ _id: 1 })).toEqual({ _id: 1 });
  expect(await project({ _id: 0, list: 0 })).toEqual({ a: 1, b: { c: 2, d: 3 } });
  expect(await project({ missing: 1, _id: 0 })).toEqual({});
  expect(await project({ has: { $in: [5, '$list'] }, _id: 0 })).toEqual({ has: true });
  expect(await project({ __proto__x: 1, _id: 0 })).toEqual({});
  expect((await failure(project({ a: 1, b: 0 }))).code).toBe(31254);
});
