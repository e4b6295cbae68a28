import { Double, type Document, Long, ObjectId } from 'mongodb';
import { useTestServer } from '../testing/test-server.ts';

/**
 * Every plan must give the result of a scan of the whole collection. These tests compare both for random documents of
 * mixed types, random filters and random sorts.
 */
const server = useTestServer();

/** A small linear congruential generator, so that a failure can be repeated. */
function randomSource(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const longText = (n: number): string => 'ক'.repeat(200) + String(n);
const scalars: readonly unknown[] = [
  -1,
  0,
  1,
  2,
  2.5,
  new Double(1),
  Long.fromNumber(2),
  9007199254740992,
  NaN,
  Infinity,
  -Infinity,
  '',
  'a',
  'a\u0000b',
  'b',
  'ab',
  '😀',
  '\uffff',
  longText(1),
  longText(2),
  longText(1).slice(0, 100),
  null,
  true,
  false,
  new Date(0),
  new Date(-5),
  new ObjectId('000000000000000000000001'),
];

type Random = (below: number) => number;
const scalar = (random: Random): unknown => scalars[random(scalars.length)];

function documentOf(random: Random, id: number, arrays: boolean): Document {
  const field = (): unknown =>
    arrays && random(6) === 0 ? Array.from({ length: random(3) }, () => scalar(random)) : scalar(random);
  return {
    _id: id,
    ...(random(8) > 0 && { a: field() }),
    ...(random(8) > 0 && { b: scalar(random) }),
    c: random(4),
  };
}

function condition(random: Random): unknown {
  const value = scalar(random);
  switch (random(9)) {
    case 0:
      return { $gt: value };
    case 1:
      return { $gte: value, $lt: scalar(random) };
    case 2:
      return { $lte: value };
    case 3:
      return { $in: [value, scalar(random), scalar(random)] };
    case 4:
      return { $ne: value };
    case 5:
      return { $exists: random(2) === 0 };
    default:
      return value;
  }
}

function filterOf(random: Random): Document {
  const fields = (): Document => ({
    ...(random(3) > 0 && { a: condition(random) }),
    ...(random(2) > 0 && { b: condition(random) }),
    ...(random(4) === 0 && { c: random(4) }),
  });
  return random(4) === 0 ? { $or: [fields(), fields()], c: { $lt: 3 } } : fields();
}

const sorts: readonly Document[] = [
  { a: 1, _id: 1 },
  { a: -1, _id: -1 },
  { b: 1, a: -1, _id: 1 },
  { c: -1, b: 1, _id: 1 },
];
const indexes: readonly Document[] = [
  { a: 1 },
  { a: -1, b: 1 },
  { b: 1, a: -1, _id: 1 },
  { c: -1, b: 1, _id: 1 },
  { c: 1, a: 1 },
];

it.each([false, true])('gives the same result with and without an index (arrays: %s)', async (arrays) => {
  const random = randomSource(arrays ? 7 : 3);
  const [plain, indexed] = [server.collection(), server.collection()];
  const documents = Array.from({ length: 160 }, (_, i) => documentOf(random, i, arrays));
  await plain.insertMany(documents);
  // Half of the documents come before the indexes, half after them.
  await indexed.insertMany(documents.slice(0, 80));
  await indexed.createIndexes(indexes.map((key) => ({ key: key })));
  await indexed.insertMany(documents.slice(80));
  for (let i = 0; i < 120; i++) {
    const filter = filterOf(random);
    const sort = sorts[random(sorts.length)] ?? {};
    const limit = random(3) === 0 ? 7 : 0;
    const ids = async (c: typeof plain) =>
      (
        await c
          .find(filter, { projection: { _id: 1 } })
          .sort(sort as Record<string, 1 | -1>)
          .limit(limit)
          .toArray()
      ).map(({ _id }) => _id);
    expect({ filter, sort, ids: await ids(indexed) }).toEqual({ filter, sort, ids: await ids(plain) });
    expect({ filter, n: await indexed.countDocuments(filter) }).toEqual({
      filter,
      n: await plain.countDocuments(filter),
    });
  }
});

it('keeps exactly the index entries of the existing documents during updates and deletes', async () => {
  const random = randomSource(11);
  const c = server.collection();
  await c.createIndexes(indexes.map((key) => ({ key: key })));
  await c.insertMany(Array.from({ length: 120 }, (_, i) => documentOf(random, i, true)));
  for (let i = 0; i < 200; i++) {
    const _id = random(120) as never;
    if (random(4) === 0) await c.deleteOne({ _id });
    else await c.replaceOne({ _id }, documentOf(random, _id, true), { upsert: true });
  }
  const all = (await c.find().toArray()).map(({ _id }) => _id as unknown as number);
  for (const key of indexes) {
    const found = (await c.find().hint(key).toArray()).map(({ _id }) => _id as unknown as number);
    expect(found.sort((x, y) => x - y)).toEqual([...all].sort((x, y) => x - y));
  }
});
