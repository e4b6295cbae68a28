import { type Document, ObjectId } from 'mongodb';
import { useTestServer } from '../testing/test-server.ts';

const server = useTestServer();

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

it.each<[string, Document[], Document[]]>([
  [
    '$match, $sort and $limit',
    [{ $match: { type: 'Single' } }, { $sort: { rent: 1 } }, { $limit: 1 }, { $project: { rent: 1 } }],
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
    '$sum of a field, $min and $max, which skip missing values',
    [
      {
        $group: {
          _id: null,
          total: { $sum: '$rent' },
          least: { $min: '$rent' },
          most: { $max: '$rent' },
          none: { $max: '$nothing' },
          zero: { $sum: '$type' },
        },
      },
    ],
    [{ _id: null, total: 15000, least: 3000, most: 7000, none: null, zero: 0 }],
  ],
  [
    'a computed field, a constant and a test of membership',
    [
      { $match: { _id: 1 } },
      {
        $project: { _id: 0, kind: '$type', mark: { $literal: '$type' }, quiet: { $in: ['quiet', '$tags'] } },
      },
    ],
    [{ kind: 'Single', mark: '$type', quiet: true }],
  ],
  [
    'the first value that is not null and not missing',
    [
      { $match: { _id: 1 } },
      {
        $project: {
          _id: 0,
          kind: { $ifNull: ['$type', 'none'] },
          missing: { $ifNull: ['$nothing', '$none', { $literal: [] }] },
          null: { $ifNull: [null, 'default'] },
        },
      },
    ],
    [{ kind: 'Single', missing: [], null: 'default' }],
  ],
  [
    'a $limit after a $group',
    [{ $group: { _id: '$rent' } }, { $sort: { _id: 1 } }, { $limit: 1 }],
    [{ _id: 3000 }],
  ],
  ['a count of no documents', [{ $match: { rent: 1 } }, { $group: { _id: 1, n: { $sum: 1 } } }], []],
])('runs %s', async (_name, pipeline, expected) => {
  const c = server.collection();
  await c.insertMany(rooms.map((room) => ({ ...room, _id: room._id as never })));
  expect(await c.aggregate(pipeline).toArray()).toEqual(expected);
});

it('counts with a filter and a limit, all documents, and an empty collection', async () => {
  const c = server.collection();
  expect(await c.countDocuments()).toBe(0);
  expect(await c.estimatedDocumentCount()).toBe(0);
  await c.insertMany(Array.from({ length: 20 }, (_, n) => ({ n })));
  expect(await c.countDocuments()).toBe(20);
  expect(await c.countDocuments({ n: { $lt: 15 } })).toBe(15);
  expect(await c.countDocuments({}, { limit: 7 })).toBe(7);
});
