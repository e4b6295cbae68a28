import { type Document, MongoClient, UUID } from 'mongodb';
import { type EmbeddedMongo, startEmbeddedMongo } from '../index.ts';
import { failure } from '../testing/test-server.ts';

let server: EmbeddedMongo;
let client: MongoClient;
beforeAll(async () => {
  server = await startEmbeddedMongo();
  client = await new MongoClient(server.uri).connect();
  await client
    .db('test')
    .collection('c')
    .insertOne({ _id: 1 as never, a: 1, list: [1, 2] });
});
afterAll(async () => {
  await client.close();
  await server.close();
});

const filters: readonly Document[] = [
  { $where: 'true' },
  { $text: { $search: 'x' } },
  { a: { $near: [0, 0] } },
  { $jsonSchema: {} },
  { $expr: { $function: { body: 'x', args: [], lang: 'js' } } },
  { a: { $not: { $gt: 1 } } },
  { $nor: [{ a: 1 }] },
  { a: { $regex: 'x' } },
  { a: { $elemMatch: { $gt: 1 } } },
  { a: { $all: [1] } },
  { a: { $size: 1 } },
  { a: { $mod: [2, 0] } },
  { a: { $type: 'int' } },
  { $expr: { $gt: ['$a', 1] } },
  { $comment: 'x' },
];
const stages: readonly Document[] = [
  { $facet: { x: [] } },
  { $bucket: { groupBy: '$a', boundaries: [0, 9] } },
  { $unwind: '$list' },
  { $addFields: { x: 1 } },
  { $set: { x: 1 } },
  { $unset: 'a' },
  { $replaceRoot: { newRoot: '$a' } },
  { $replaceWith: '$a' },
  { $sortByCount: '$a' },
  { $count: 'n' },
  { $skip: 1 },
];
const expressions: readonly [unknown, number][] = [
  [{ $add: ['$a', 1] }, 168],
  [{ $cond: [true, 1, 2] }, 168],
  [{ $gt: ['$a', 1] }, 168],
  [{ $size: '$list' }, 168],
  [{ $dateToString: { date: '$a' } }, 168],
  [{ y: 1 }, 238],
  [['$a'], 238],
  ['$list.x', 238],
  ['$$ROOT', 238],
];
const accumulators = ['$avg', '$first', '$push', '$addToSet', '$count', '$top'];

const explained = (command: Document): Document => ({ explain: command, verbosity: 'executionStats' });
const nested = (levels: number): Document => (levels === 0 ? {} : { a: nested(levels - 1) });

it.each<[string, Document, number]>([
  ['a collation', { find: 'c', collation: { locale: 'en' } }, 40415],
  ['let', { find: 'c', let: { x: 1 } }, 40415],
  ['a tailable cursor', { find: 'c', tailable: true }, 40415],
  ['min and max', { find: 'c', min: { a: 1 } }, 40415],
  ['$slice in a projection', { find: 'c', projection: { list: { $slice: 1 } } }, 168],
  ['a positional projection', { find: 'c', projection: { 'list.$': 1 } }, 238],
  ['$lookup', { aggregate: 'c', pipeline: [{ $lookup: { from: 'd' } }], cursor: {} }, 40324],
  ['$out', { aggregate: 'c', pipeline: [{ $out: 'd' }], cursor: {} }, 40324],
  ['a change stream', { aggregate: 'c', pipeline: [{ $changeStream: {} }], cursor: {} }, 40324],
  ['a database pipeline', { aggregate: 1, pipeline: [{ $currentOp: {} }], cursor: {} }, 238],
  ...stages.map((stage): [string, Document, number] => [
    `the stage ${Object.keys(stage)[0] ?? ''}`,
    { aggregate: 'c', pipeline: [stage], cursor: {} },
    40324,
  ]),
  ...expressions.map(([expression, code]): [string, Document, number] => [
    `the expression ${JSON.stringify(expression)}`,
    { aggregate: 'c', pipeline: [{ $project: { x: expression } }], cursor: {} },
    code,
  ]),
  ...accumulators.map((accumulator): [string, Document, number] => [
    `the accumulator ${accumulator}`,
    { aggregate: 'c', pipeline: [{ $group: { _id: 1, x: { [accumulator]: '$a' } } }], cursor: {} },
    15952,
  ]),
  [
    'a dotted path in $project',
    { aggregate: 'c', pipeline: [{ $project: { 'list.y': 1 } }], cursor: {} },
    238,
  ],
  [
    'a group by several fields',
    { aggregate: 'c', pipeline: [{ $group: { _id: { a: '$a' } } }], cursor: {} },
    238,
  ],
  ['the explain flag of aggregate', { aggregate: 'c', pipeline: [], cursor: {}, explain: true }, 40415],
  ...filters.map((filter): [string, Document, number] => [
    `the filter ${JSON.stringify(filter)}`,
    { find: 'c', filter },
    2,
  ]),
  ['a regular expression in a filter', { find: 'c', filter: { a: /x/ } }, 238],
  ['a regular expression in $in', { find: 'c', filter: { a: { $in: [/x/] } } }, 238],
  ['a dotted path in a projection', { find: 'c', projection: { 'list.x': 1 } }, 238],
  ['noCursorTimeout', { find: 'c', noCursorTimeout: true }, 40415],
  ['the hint $natural', { find: 'c', hint: { $natural: 1 } }, 2],
  ['a hint by the name of an index', { find: 'c', hint: '_id_' }, 238],
  ['findAndModify with remove', { findAndModify: 'c', remove: true }, 238],
  [
    'a $match after other stages',
    { aggregate: 'c', pipeline: [{ $group: { _id: '$a' } }, { $match: { _id: 1 } }], cursor: {} },
    238,
  ],
  ['a filter in count', { count: 'c', query: { a: 1 } }, 40415],
  ['dropping one index', { dropIndexes: 'c', index: '_id_' }, 238],
  ['explain of a plan only', { explain: { find: 'c' }, verbosity: 'queryPlanner' }, 238],
  ['explain of all plans', { explain: { find: 'c' } }, 238],
  ['upsertSupplied', { update: 'c', updates: [{ q: {}, u: {}, upsertSupplied: true }] }, 40415],
  [
    'an index in the background',
    { createIndexes: 'c', indexes: [{ key: { at: 1 }, name: 'at', background: true }] },
    197,
  ],
  ['limit in count', { count: 'c', limit: 1 }, 40415],
  ['the command distinct', { distinct: 'c', key: 'a' }, 59],
  ['the command top', { top: 1 }, 59],
  ['the command isMaster, which drivers write in lower case', { isMaster: 1 }, 59],
  ['the command listDatabases', { listDatabases: 1 }, 59],
  [
    'a collation in explain',
    explained({ update: 'c', updates: [{ q: {}, u: { $set: { a: 2 } }, collation: { locale: 'en' } }] }),
    40415,
  ],
  [
    'explain of two statements',
    explained({
      delete: 'c',
      deletes: [
        { q: {}, limit: 1 },
        { q: {}, limit: 1 },
      ],
    }),
    16,
  ],
  ['a collation of null', { find: 'c', collation: null }, 40415],
  [
    'arrayFilters',
    { update: 'c', updates: [{ q: {}, u: { $set: { 'list.$[x]': 1 } }, arrayFilters: [{ x: 1 }] }] },
    40415,
  ],
  [
    'a TTL index',
    { createIndexes: 'c', indexes: [{ key: { at: 1 }, name: 'at', expireAfterSeconds: 5 }] },
    197,
  ],
  ['a sparse index', { createIndexes: 'c', indexes: [{ key: { at: 1 }, name: 'at', sparse: true }] }, 197],
  ['a hidden index', { createIndexes: 'c', indexes: [{ key: { at: 1 }, name: 'at', hidden: true }] }, 197],
  [
    'a partial index',
    { createIndexes: 'c', indexes: [{ key: { at: 1 }, name: 'at', partialFilterExpression: { a: 5 } }] },
    197,
  ],
  ['an index on a position', { createIndexes: 'c', indexes: [{ key: { 'list.0': 1 }, name: 'at' }] }, 67],
  ['an index on a path', { createIndexes: 'c', indexes: [{ key: { 'a.b': 1 }, name: 'at' }] }, 67],
  ['a position in a filter', { find: 'c', filter: { 'list.0': 1 } }, 238],
  ['a position in a sort', { find: 'c', sort: { 'list.0': 1 } }, 238],
  ['a path in a sort', { find: 'c', sort: { 'a.b': 1 } }, 238],
  ['dropping an index by its fields', { dropIndexes: 'c', index: { k: 1 } }, 14],
  ['a text index', { createIndexes: 'c', indexes: [{ key: { a: 'text' }, name: 'a' }] }, 67],
  ['a geo index', { createIndexes: 'c', indexes: [{ key: { a: '2dsphere' }, name: 'a' }] }, 67],
  ['a wildcard index', { createIndexes: 'c', indexes: [{ key: { '$**': 1 }, name: 'a' }] }, 67],
  ['a capped collection', { create: 'd', capped: true, size: 1000 }, 40415],
  ['a validator', { create: 'd', validator: {} }, 40415],
  ['the size of a collection', { create: 'd', size: 1000 }, 40415],
  ['a very deep filter', { find: 'c', filter: { a: nested(3000) } }, 15],
  ['a view', { create: 'd', viewOn: 'c' }, 40415],
  ['mapReduce', { mapReduce: 'c' }, 59],
  ['renameCollection', { renameCollection: 'test.c', to: 'test.d' }, 59],
  ['the read concern linearizable', { find: 'c', readConcern: { level: 'linearizable' } }, 72],
  ['a write concern of two members', { insert: 'c', documents: [{}], writeConcern: { w: 2 } }, 2],
  ['the strict API', { find: 'c', apiVersion: '1', apiStrict: true }, 238],
])('refuses %s', async (_name, command, code) => {
  const error = await failure(client.db('test').command(command));
  expect(error).toMatchObject({ code, ok: 0 });
  expect(error.message.length).toBeGreaterThan(5);
  expect(await client.db('test').collection('c').findOne()).toEqual({ _id: 1, a: 1, list: [1, 2] });
});

it.each<[object, number]>([
  [{ $set: { 'list.$': 1 } }, 238],
  [{ $set: { 'list.$[]': 1 } }, 238],
  [{ $set: { 'list.0': 1 } }, 238],
  [{ $set: { 'nested.a': 1 } }, 238],
  [{ $inc: { 'nested.a': 1 } }, 238],
  [{ $unset: { 'list.0': 1 } }, 238],
  [{ $bit: { a: { and: 1 } } }, 9],
  [{ $mul: { a: 2 } }, 9],
  [{ $min: { a: 0 } }, 9],
  [{ $max: { a: 9 } }, 9],
  [{ $rename: { a: 'b' } }, 9],
  [{ $currentDate: { at: true } }, 9],
  [{ $pull: { list: 1 } }, 9],
  [{ $pop: { list: 1 } }, 9],
  [{ $addToSet: { list: 3 } }, 9],
  [{ $push: { list: { $each: [3], $slice: 1 } } }, 238],
  [{ $push: { list: { $each: [3], $sort: 1 } } }, 238],
  [{ $push: { list: { $each: [3], $position: 0 } } }, 238],
  [[{ $set: { a: { b: 1 } } }], 238],
])('refuses the update %j', async (update, code) => {
  const c = client.db('test').collection('c');
  expect((await failure(c.updateOne({ list: 1 }, update as never))).code).toBe(code);
});

it('refuses an upsert by a path into a document', async () => {
  const c = client.db('test').collection('c');
  const upsert = c.updateOne({ 'nested.a': 1 }, { $set: { b: 1 } }, { upsert: true });
  expect((await failure(upsert)).code).toBe(238);
  expect(await c.countDocuments()).toBe(1);
});

it('refuses transactions with the code of a standalone mongod', async () => {
  const transaction = { lsid: { id: new UUID() }, txnNumber: 1n, startTransaction: true, autocommit: false };
  const insert = { insert: 'c', documents: [{ x: 1 }], ...transaction };
  expect((await failure(client.db('test').command(insert))).code).toBe(20);
  expect(await client.db('test').collection('c').countDocuments()).toBe(1);
});

it('refuses change streams', async () => {
  const stream = client.db('test').collection('c').watch();
  expect((await failure(stream.next())).code).toBe(40324);
  await stream.close();
});
