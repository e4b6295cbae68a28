import { Double, Int32, Long } from 'mongodb';
import type { Document } from 'mongodb';
import { openTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test.each<[string, Document, Document | Document[], Document]>([
  ['$set of a new path', {}, { $set: { 'a.b': 1 } }, { a: { b: 1 } }],
  ['$set of an element', { a: [1, 2] }, { $set: { 'a.1': 5 } }, { a: [1, 5] }],
  ['$set beyond the end', { a: [1] }, { $set: { 'a.3': 4 } }, { a: [1, null, null, 4] }],
  ['$set in a document of an array', { a: [{ b: 1 }] }, { $set: { 'a.0.b': 2 } }, { a: [{ b: 2 }] }],
  ['$unset', { a: 1, b: { c: 2, d: 3 } }, { $unset: { a: '', 'b.c': '', x: '' } }, { b: { d: 3 } }],
  ['$unset of an element', { a: [1, 2] }, { $unset: { 'a.0': '' } }, { a: [null, 2] }],
  ['$inc of nothing', {}, { $inc: { n: 2 } }, { n: 2 }],
  ['$mul of nothing', {}, { $mul: { n: 2 } }, { n: 0 }],
  ['$min and $max', { a: 5, b: 5 }, { $min: { a: 3, c: 1 }, $max: { b: 3 } }, { a: 3, b: 5, c: 1 }],
  ['$rename', { a: 1 }, { $rename: { a: 'b.c', x: 'y' } }, { b: { c: 1 } }],
  [
    '$rename of a whole array, and of elements that are not there',
    { a: [1], c: 1 },
    { $rename: { a: 'b', 'd.0': 'x', c: 'e.f' } },
    { b: [1], e: { f: 1 } },
  ],
  ['$push', { a: [1] }, { $push: { a: 2, b: 3 } }, { a: [1, 2], b: [3] }],
  ['$push of an array as one element', { a: [] }, { $push: { a: [1] } }, { a: [[1]] }],
  [
    '$push with all clauses',
    { a: [{ n: 3 }, { n: 1 }] },
    { $push: { a: { $each: [{ n: 2 }, { n: 4 }], $sort: { n: -1 }, $slice: 3 } } },
    { a: [{ n: 4 }, { n: 3 }, { n: 2 }] },
  ],
  [
    '$push at a position',
    { a: [1, 4] },
    { $push: { a: { $each: [2, 3], $position: 1 } } },
    { a: [1, 2, 3, 4] },
  ],
  ['$push keeping the last', { a: [1, 2] }, { $push: { a: { $each: [3], $slice: -2 } } }, { a: [2, 3] }],
  ['$addToSet', { a: [1, 'x'] }, { $addToSet: { a: { $each: [1, 2, 'x', 2] } } }, { a: [1, 'x', 2] }],
  ['$addToSet of a document', { a: [{ x: 1 }] }, { $addToSet: { a: { x: 1 } } }, { a: [{ x: 1 }] }],
  ['$pull of a value', { a: [1, 2, 1] }, { $pull: { a: 1 } }, { a: [2] }],
  ['$pull by a condition', { a: [1, 5, 9] }, { $pull: { a: { $gte: 5 } } }, { a: [1] }],
  ['$pull of documents', { a: [{ x: 1, y: 1 }, { x: 2 }] }, { $pull: { a: { x: 1 } } }, { a: [{ x: 2 }] }],
  ['$pullAll', { a: [1, 2, 3] }, { $pullAll: { a: [1, 3] } }, { a: [2] }],
  ['$pop', { a: [1, 2], b: [1, 2] }, { $pop: { a: 1, b: -1 } }, { a: [1], b: [2] }],
  ['$setOnInsert of what is there', { a: 1 }, { $setOnInsert: { a: 2 } }, { a: 1 }],
  [
    'a pipeline',
    { likedBy: ['u', 'v'], likes: 0 },
    [{ $set: { likes: { $size: '$likedBy' } } }, { $unset: 'likedBy' }],
    { likes: 2 },
  ],
])('%s', async (_name, before, update, after) => {
  const c = server.collection();
  await c.insertOne({ _id: 1 as never, ...before });
  await c.updateOne({ _id: 1 as never }, update);
  expect(await c.findOne()).toEqual({ _id: 1, ...after });
});

test('$inc keeps ints exact: int, then long, and double only with a double', async () => {
  const c = server.collection();
  await c.insertOne({ int: 2 ** 31 - 1, small: 1, long: Long.MAX_VALUE.subtract(1), mixed: 1 });
  await c.updateOne({}, { $inc: { int: 1, small: 1, long: 1, mixed: 0.5 } });
  expect(await c.findOne({}, { promoteValues: false, projection: { _id: 0 } })).toEqual({
    int: Long.fromNumber(2 ** 31),
    small: new Int32(2),
    long: Long.MAX_VALUE,
    mixed: new Double(1.5),
  });
});

test.each([true, false, { $type: 'date' as const }])(
  '$currentDate: %j sets the server’s time',
  async (by) => {
    const c = server.collection();
    await c.insertOne({});
    const before = Date.now();
    await c.updateOne({}, { $currentDate: { at: by as true } });
    const { at } = (await c.findOne()) as unknown as { at: Date };
    expect(Math.abs(at.getTime() - before)).toBeLessThan(5000);
  },
);

test('new fields come in the order of their names', async () => {
  const c = server.collection();
  await c.insertOne({});
  await c.updateOne({}, { $set: { z: 1, b: 1, a: 1 } });
  expect(Object.keys((await c.findOne()) ?? {})).toEqual(['_id', 'a', 'b', 'z']);
});
