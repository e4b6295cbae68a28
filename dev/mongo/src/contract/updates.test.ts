import { Double, Int32, Long } from 'mongodb';
import type { Document } from 'mongodb';
import { useTestServer } from '../testing/test-server.ts';

const server = useTestServer();

it.each<[string, Document, Document, Document]>([
  ['$set of a new field', {}, { $set: { a: { b: 1 } } }, { a: { b: 1 } }],
  ['$unset', { a: 1, b: 2 }, { $unset: { a: '', x: '' } }, { b: 2 }],
  ['$inc of a missing field', {}, { $inc: { n: 2 } }, { n: 2 }],
  ['$push', { a: [1] }, { $push: { a: 2, b: 3 } }, { a: [1, 2], b: [3] }],
  ['$push of each item', { a: [1] }, { $push: { a: { $each: [2, 3] } } }, { a: [1, 2, 3] }],
  ['$push of an array as one element', { a: [] }, { $push: { a: [1] } }, { a: [[1]] }],
  ['$pullAll', { a: [1, 2, 3] }, { $pullAll: { a: [1, 3] } }, { a: [2] }],
  ['$setOnInsert of an existing field', { a: 1 }, { $setOnInsert: { a: 2 } }, { a: 1 }],
])('applies %s', async (_name, before, update, after) => {
  const c = server.collection();
  await c.insertOne({ _id: 1 as never, ...before });
  await c.updateOne({ _id: 1 as never }, update);
  expect(await c.findOne()).toEqual({ _id: 1, ...after });
});

it('keeps integers exact in $inc, and gives a double only for a double', async () => {
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

it('adds new fields in the order of their names', async () => {
  const c = server.collection();
  await c.insertOne({});
  await c.updateOne({}, { $set: { z: 1, b: 1, a: 1 } });
  expect(Object.keys((await c.findOne()) ?? {})).toEqual(['_id', 'a', 'b', 'z']);
});
