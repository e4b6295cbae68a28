import { type Collection, type Document, Double, Long, ObjectId } from 'mongodb';
import { stagesOf, useTestServer } from '../testing/test-server.ts';

const server = useTestServer();
const index = { place: 1, at: -1, value: 1, text: -1, _id: -1 } as const;
const byWord = { words: 1, value: 1 } as const;
const values: readonly unknown[] = [
  0,
  -1,
  7,
  2.5,
  -2.5,
  new Double(3),
  Long.fromNumber(4),
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31),
  9007199254740992,
  NaN,
  Infinity,
  -Infinity,
  '',
  'not available',
  'মিরপুর ১০',
  'a\u0000b\u0000',
  true,
  false,
  new Date(0),
  new Date(-5),
  new Date(1_700_000_000_123),
  new ObjectId(),
];
interface Row {
  _id: ObjectId;
  place: string;
  at: Date;
  value?: unknown;
  text?: string;
  words?: string[];
  other?: number;
}

let c: Collection<Row>;

beforeAll(async () => {
  c = server.collection() as unknown as Collection<Row>;
  await c.createIndexes([{ key: index }, { key: byWord }]);
  await c.insertMany(
    values.map((value, i) => ({
      _id: new ObjectId(),
      place: 'a',
      at: new Date(1_700_000_000_000 + i * 1000),
      value,
      text: String(value),
      words: ['room', `w${i % 2}`],
      other: i,
    })),
  );
});

const find = (filter: Document, projection: Document, hint: Document = index) =>
  c.find(filter, { projection }).hint(hint);

async function planOf(filter: Document, projection: Document, hint?: Document) {
  const plan = await find(filter, projection, hint).explain('executionStats');
  return {
    stages: stagesOf((plan.queryPlanner as Document).winningPlan as Document),
    examined: Number((plan.executionStats as Document).totalDocsExamined),
  };
}

it('takes the result from the keys when they have all of its fields', async () => {
  const fields = { value: 1, text: 1, at: 1 };
  expect(await planOf({ place: 'a' }, fields)).toEqual({
    stages: ['PROJECTION_COVERED', 'IXSCAN'],
    examined: 0,
  });
  const whole = await c.find({ place: 'a' }).sort({ at: -1 }).toArray();
  expect(await find({ place: 'a' }, fields).sort({ at: -1 }).toArray()).toEqual(
    whole.map(({ _id, value, text, at }) => ({ _id, value, text, at })),
  );
});

it('does the same behind an array', async () => {
  const fields = { _id: 0, value: 1 };
  expect((await planOf({ words: 'w1', value: { $gte: 0 } }, fields, byWord)).examined).toBe(0);
  const found = await find({ words: 'w1', value: { $gte: 0 } }, fields, byWord).toArray();
  const whole = await c.find({ words: 'w1', value: { $gte: 0 } }).toArray();
  expect(found).toHaveLength(whole.length);
  expect(found).toEqual(expect.arrayContaining(whole.map(({ value }) => ({ value }))));
});

it.each([
  ['a field is not in the keys', { place: 'a' }, { other: 1 }, index],
  ['all but some fields are wanted', { place: 'a' }, { other: 0 }, index],
  ['the keys do not decide the filter', { place: 'a', other: { $gte: 0 } }, { value: 1 }, index],
  ['the field is an array', { words: 'room' }, { _id: 0, words: 1 }, byWord],
])('reads the documents if %s', async (_, filter, projection, hint) => {
  const { stages, examined } = await planOf(filter, projection, hint);
  expect(stages).not.toContain('PROJECTION_COVERED');
  expect(examined).toBe(values.length);
});

it('gives no value to a field that a document does not have', async () => {
  const { insertedId } = await c.insertOne({ _id: new ObjectId(), place: 'a', at: new Date(0) });
  const found = await find({ place: 'a', at: new Date(0) }, { value: 1, text: 1 }).toArray();
  await c.deleteOne({ _id: insertedId });
  // mongod returns null.
  expect(found.map(({ _id, value, text }) => [_id, value ?? null, text ?? null])).toEqual([
    [insertedId, null, null],
  ]);
});
