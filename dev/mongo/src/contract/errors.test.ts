import type { Document } from 'mongodb';
import { failure, useTestServer } from '../testing/test-server.ts';

const server = useTestServer();

const explained = (command: Document): Document => ({ explain: command, verbosity: 'executionStats' });
const document = { _id: 1 as never, text: 'x', n: 5, list: [1, 2], nested: { a: 1 } };

it.each<[string, Document, number]>([
  ['$inc of a string', { $inc: { text: 1 } }, 14],
  ['$inc by a string', { $inc: { n: 'x' } }, 14],
  ['$push to a string', { $push: { text: 1 } }, 2],
  ['$push with a wrong $each', { $push: { list: { $each: 5 } } }, 2],
  ['$pullAll from a string', { $pullAll: { text: ['x'] } }, 2],
  ['two changes of one path', { $set: { n: 1 }, $inc: { n: 1 } }, 40],
  ['a change of _id', { $set: { _id: 2 } }, 66],
  ['an unknown operator', { $nope: { n: 1 } }, 9],
  ['an operator without a document', { $set: 5 }, 9],
  ['an empty name', { $set: { '': 1 } }, 56],
])('refuses an update with %s with MongoDB’s code, and changes nothing', async (_name, update, code) => {
  const c = server.collection();
  await c.insertOne({ ...document });
  const command = { update: c.collectionName, updates: [{ q: { _id: 1 }, u: update }] };
  const reply = await server.db.command(command);
  expect(reply).toMatchObject({ ok: 1, nModified: 0, writeErrors: [{ index: 0, code }] });
  expect(await c.findOne()).toEqual(document);
});

it.each<[string, Document, number]>([
  ['an unknown operator', { a: { $nope: 1 } }, 2],
  ['an unknown top-level operator', { $nope: [] }, 2],
  ['$in without an array', { a: { $in: 1 } }, 2],
  ['$and without branches', { $and: [] }, 2],
  ['$or of scalars', { $or: [1] }, 2],
])('refuses a filter with %s with MongoDB’s code', async (_name, filter, code) => {
  expect((await failure(server.collection().findOne(filter))).code).toBe(code);
});

it.each<[string, Document, number]>([
  ['an unknown command', { nope: 1 }, 59],
  ['an unknown option', { find: 'c', nope: 1 }, 40415],
  ['a wrong type', { find: 'c', filter: 5 }, 14],
  ['a negative skip', { find: 'c', skip: -1 }, 51024],
  ['no documents', { insert: 'c' }, 40414],
  ['an empty batch', { delete: 'c', deletes: [] }, 16],
  ['an unknown aggregation stage', { aggregate: 'c', pipeline: [{ $nope: 1 }], cursor: {} }, 40324],
  [
    'an unknown aggregation operator',
    { aggregate: 'd', pipeline: [{ $project: { a: { $nope: 1 } } }], cursor: {} },
    168,
  ],
  ['no cursor option', { aggregate: 'c', pipeline: [] }, 9],
  ['a hint without an index', { find: 'd', hint: { nope: 1 } }, 2],
  ['a collection name with a dollar', { insert: 'a$b', documents: [{}] }, 73],
  ['an unknown cursor', { getMore: 123n, collection: 'c' }, 43],
  ['listIndexes of a collection that does not exist', { listIndexes: 'nothing' }, 26],
  ['an index without a name', { createIndexes: 'c', indexes: [{ key: { a: 1 } }] }, 9],
  ['an unknown index option', { createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'a', nope: 1 }] }, 197],
  ['an index of no fields', { createIndexes: 'c', indexes: [{ key: {}, name: 'a' }] }, 67],
  ['dropping the indexes of a collection that does not exist', { dropIndexes: 'nothing', index: '*' }, 26],
  ['explaining a wrong update', explained({ update: 'd', updates: [{ q: {}, u: { $nope: {} } }] }), 9],
  ['explaining an unknown option', explained({ findAndModify: 'd', update: {}, nope: 1 }), 40415],
])('refuses %s with MongoDB’s code', async (_name, command, code) => {
  await server.db.collection('d').updateOne({ _id: 1 as never }, { $set: { x: 1 } }, { upsert: true });
  expect((await failure(server.db.command(command))).code).toBe(code);
});

// On an empty collection: the error must not depend on the documents.
it.each<[string, Document, number]>([
  ['$sort of null', { $sort: null }, 15973],
  ['$sort by nothing', { $sort: {} }, 15976],
  ['$project of a number', { $project: 5 }, 15969],
  ['$project of nothing', { $project: {} }, 51272],
  ['$group without _id', { $group: { n: { $sum: 1 } } }, 15955],
  ['$group without an accumulator', { $group: { _id: null, n: 5 } }, 40234],
  ['$group with two accumulators', { $group: { _id: null, n: { $sum: 1, $avg: 1 } } }, 40238],
  ['$group with an unknown accumulator', { $group: { _id: null, n: { $nope: 1 } } }, 15952],
  ['$limit of nothing', { $limit: 0 }, 15958],
])('refuses the stage %s with MongoDB’s code', async (_name, stage, code) => {
  expect((await failure(server.collection().aggregate([stage]).toArray())).code).toBe(code);
});

it('refuses a document over 16 MB in an update', async () => {
  const c = server.collection();
  const half = 'x'.repeat(9 * 1024 * 1024);
  await c.insertOne({ _id: 1 as never, half });
  expect((await failure(c.updateOne({}, { $set: { more: half } }))).code).toBe(17419);
  expect(Object.keys((await c.findOne()) ?? {})).toEqual(['_id', 'half']);
});

it('refuses an array or a pattern as _id', async () => {
  const c = server.collection();
  expect((await failure(c.insertOne({ _id: [1] as never }))).code).toBe(53);
  expect((await failure(c.insertOne({ _id: /x/ as never }))).code).toBe(53);
  expect(await c.countDocuments()).toBe(0);
});
