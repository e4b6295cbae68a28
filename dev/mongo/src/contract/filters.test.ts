import { type Document, ObjectId } from 'mongodb';
import { useTestServer } from '../testing/test-server.ts';

const server = useTestServer();

/** Ids (positions) of the documents that match. */
async function matching(documents: readonly Document[], filter: Document): Promise<number[]> {
  const c = server.collection();
  await c.insertMany(documents.map((document, i) => ({ _id: i as never, ...document })));
  const found = await c.find(filter).sort({ _id: 1 }).toArray();
  return found.map(({ _id }) => _id as unknown as number);
}

it.each<[string, Document[], Document, number[]]>([
  ['equality', [{ a: 1 }, { a: 2 }, {}], { a: 1 }, [0]],
  ['null and missing by null', [{ a: null }, {}, { a: 0 }, { a: [null] }], { a: null }, [0, 1, 3]],
  ['$ne null', [{ a: null }, {}, { a: 0 }], { a: { $ne: null } }, [2]],
  ['an element of an array', [{ a: [1, 2] }, { a: [3] }, { a: [] }], { a: 2 }, [0]],
  ['a whole array', [{ a: [1, 2] }, { a: [2, 1] }, { a: [[1, 2]] }], { a: [1, 2] }, [0, 2]],
  [
    'a whole document, in its order',
    [{ a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }],
    { a: { x: 1, y: 2 } },
    [0],
  ],
  [
    'ranges of one type only',
    [{ a: 1 }, { a: 'x' }, { a: null }, {}, { a: 9 }],
    { a: { $gt: 0, $lt: 5 } },
    [0],
  ],
  [
    'different elements for both ends',
    [{ a: [1, 9] }, { a: [5] }, { a: [9] }],
    { a: { $gt: 3, $lt: 7 } },
    [0, 1],
  ],
  ['elements that together satisfy', [{ a: [1, 9] }, { a: [9] }], { a: { $gt: 5, $lt: 3 } }, [0]],
  ['paths through arrays', [{ a: [{ b: 1 }, { b: 2 }] }, { a: { b: 2 } }, { a: [2] }], { 'a.b': 2 }, [0, 1]],
  [
    'null through arrays',
    [{ a: [{ b: 1 }, {}] }, { a: [{ b: 1 }] }, { a: 5 }, {}],
    { 'a.b': null },
    [0, 2, 3],
  ],
  ['$in', [{ a: 1 }, { a: 'x' }, { a: [3] }, {}, { a: 'abc' }], { a: { $in: [1, 3, null] } }, [0, 2, 3]],
  ['$nin', [{ a: 1 }, { a: 2 }, {}], { a: { $nin: [1, null] } }, [1]],
  ['$exists', [{ a: null }, {}], { a: { $exists: true } }, [0]],
  ['$exists: false', [{ a: null }, {}], { a: { $exists: false } }, [1]],
  ['$or', [{ a: 1 }, { b: 1 }, { c: 1 }], { $or: [{ a: 1 }, { b: 1 }] }, [0, 1]],
  ['numbers of all types', [{ a: 1 }, { a: 1.0 }, { a: 1.5 }], { a: { $lte: 1 } }, [0, 1]],
  ['NaN only by NaN', [{ a: NaN }, { a: 1 }], { a: { $lt: 5 } }, [1]],
  ['dates', [{ a: new Date(5) }, { a: new Date(9) }, { a: 7 }], { a: { $gt: new Date(6) } }, [1]],
  ['a field called like a method', [{ constructor: 1 }, {}], { constructor: 1 }, [0]],
])('matches %s', async (_name, documents, filter, expected) => {
  expect(await matching(documents, filter)).toEqual(expected);
});

it('compares ObjectIds by their bytes', async () => {
  const ids = ['000000000000000000000001', '0000000000000000000000ff', 'ff0000000000000000000000'];
  const documents = ids.map((id) => ({ a: new ObjectId(id) }));
  expect(await matching(documents, { a: { $gt: new ObjectId(ids[0]) } })).toEqual([1, 2]);
});
