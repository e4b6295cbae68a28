import { type Document, ObjectId } from 'mongodb';
import { openTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const rooms = [
  {
    _id: 1,
    type: 'Single',
    rent: 5000,
    tags: ['quiet', 'lake'],
    owner: new ObjectId('000000000000000000000001'),
  },
  { _id: 2, type: 'Shared', rent: 3000, tags: ['lake'], owner: new ObjectId('000000000000000000000001') },
  { _id: 3, type: 'Single', rent: 7000, tags: [], owner: new ObjectId('000000000000000000000002') },
];

test.each<[string, Document[], Document[]]>([
  [
    '$match, $sort, $skip and $limit',
    [
      { $match: { type: 'Single' } },
      { $sort: { rent: -1 } },
      { $skip: 1 },
      { $limit: 1 },
      { $project: { rent: 1 } },
    ],
    [{ _id: 1, rent: 5000 }],
  ],
  [
    '$group',
    [{ $group: { _id: '$type', n: { $sum: 1 }, top: { $max: '$rent' } } }, { $sort: { _id: 1 } }],
    [
      { _id: 'Shared', n: 1, top: 3000 },
      { _id: 'Single', n: 2, top: 7000 },
    ],
  ],
  [
    '$group by an ObjectId',
    [{ $group: { _id: '$owner', n: { $sum: 1 } } }, { $sort: { n: 1 } }, { $project: { _id: 0, n: 1 } }],
    [{ n: 1 }, { n: 2 }],
  ],
  [
    '$unwind',
    [{ $unwind: '$tags' }, { $group: { _id: '$tags', n: { $sum: 1 } } }, { $sort: { n: -1 } }],
    [
      { _id: 'lake', n: 2 },
      { _id: 'quiet', n: 1 },
    ],
  ],
  ['$count', [{ $match: { rent: { $gt: 4000 } } }, { $count: 'n' }], [{ n: 2 }]],
  [
    '$addFields',
    [
      { $match: { _id: 1 } },
      { $addFields: { double: { $multiply: ['$rent', 2] } } },
      { $project: { double: 1 } },
    ],
    [{ _id: 1, double: 10000 }],
  ],
  [
    'a $match after other stages',
    [{ $set: { cheap: { $lt: ['$rent', 4000] } } }, { $match: { cheap: true } }, { $project: { _id: 1 } }],
    [{ _id: 2 }],
  ],
  [
    '$facet',
    [{ $facet: { all: [{ $count: 'n' }], types: [{ $group: { _id: '$type' } }, { $sort: { _id: 1 } }] } }],
    [{ all: [{ n: 3 }], types: [{ _id: 'Shared' }, { _id: 'Single' }] }],
  ],
  ['$replaceRoot', [{ $match: { _id: 1 } }, { $replaceRoot: { newRoot: { r: '$rent' } } }], [{ r: 5000 }]],
  [
    '$sortByCount',
    [{ $sortByCount: '$type' }],
    [
      { _id: 'Single', count: 2 },
      { _id: 'Shared', count: 1 },
    ],
  ],
  ['$count of nothing', [{ $match: { rent: 1 } }, { $count: 'n' }], []],
  ['$push of nothing', [{ $group: { _id: null, all: { $push: '$nothing' } } }], [{ _id: null, all: [] }]],
  [
    'comparisons of different types, and of what is missing',
    [
      { $match: { _id: 1 } },
      {
        $project: {
          _id: 0,
          textIsOver: { $gt: ['$type', 1] },
          order: { $cmp: ['$rent', '$tags'] },
          missingIsBelow: { $lt: ['$nothing', null] },
          missingIsNull: { $eq: ['$nothing', null] },
        },
      },
    ],
    [{ textIsOver: true, order: -1, missingIsBelow: true, missingIsNull: false }],
  ],
  ['counting nothing', [{ $match: { rent: 1 } }, { $group: { _id: 1, n: { $sum: 1 } } }], []],
])('%s', async (_name, pipeline, expected) => {
  const c = server.collection();
  await c.insertMany(rooms.map((room) => ({ ...room, _id: room._id as never })));
  expect(await c.aggregate(pipeline).toArray()).toEqual(expected);
});

test('counts with skip and limit, of everything, and of nothing', async () => {
  const c = server.collection();
  expect(await c.countDocuments()).toBe(0);
  expect(await c.estimatedDocumentCount()).toBe(0);
  await c.insertMany(Array.from({ length: 20 }, (_, n) => ({ n })));
  expect(await c.countDocuments()).toBe(20);
  expect(await c.countDocuments({ n: { $lt: 15 } }, { skip: 10 })).toBe(5);
  expect(await c.countDocuments({}, { limit: 7 })).toBe(7);
});

test('distinct values of scalars, arrays and an indexed field', async () => {
  const c = server.collection();
  await c.insertMany([{ k: 'b', tags: [2, 1] }, { k: 'a', tags: [1] }, { k: 'b' }, {}]);
  expect(await c.distinct('k')).toEqual(['a', 'b']);
  expect(await c.distinct('tags')).toEqual([1, 2]);
  expect(await c.distinct('k', { tags: 1 })).toEqual(['a', 'b']);
  await c.createIndex({ k: 1 });
  expect(await c.distinct('k')).toEqual(['a', 'b']);
  await c.insertOne({ k: null });
  expect(await c.distinct('k')).toEqual([null, 'a', 'b']);
});
