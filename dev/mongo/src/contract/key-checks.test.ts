import type { Collection, Document } from 'mongodb';
import { useTestServer } from '../testing/test-server.ts';

const server = useTestServer();
const byTime = { place: 1, at: -1, _id: -1, rent: 1 } as const;
const byWord = { words: 1, rent: 1, at: -1 } as const;
const TOTAL = 600;
const newest = { at: -1, _id: -1 } as const;
let c: Collection<Document>;

beforeAll(async () => {
  c = server.collection();
  await c.createIndexes([{ key: byTime }, { key: byWord }]);
  await c.insertMany(
    Array.from({ length: TOTAL }, (_, i) => ({
      _id: i as never,
      place: ['a', 'bb', null][i % 3],
      at: new Date(1_700_000_000_000 + i * 1000),
      rent: (i * 7) % 100,
      words: ['room', i % 2 === 0 ? 'even' : 'odd'],
    })),
  );
});

async function examined(filter: Document, hint: Document, sort: Record<string, 1 | -1> = {}, limit = 0) {
  const plan = await c.find(filter).sort(sort).hint(hint).limit(limit).explain('executionStats');
  const { nReturned, totalDocsExamined } = plan.executionStats as Record<string, number>;
  return { nReturned, totalDocsExamined };
}

describe('a condition on a later field of an index', () => {
  const cheap = { place: { $in: ['a', null] }, rent: { $lt: 10 } };

  it('reads only the documents that match', async () => {
    expect(await examined(cheap, byTime)).toEqual({ nReturned: 40, totalDocsExamined: 40 });
    expect(await examined(cheap, byTime, newest, 5)).toEqual({ nReturned: 5, totalDocsExamined: 5 });
  });

  it('joins the bounds of the fields before it', async () => {
    const recent = { ...cheap, at: { $gte: new Date(1_700_000_000_000 + 300_000) } };
    expect(await examined(recent, byTime)).toEqual({ nReturned: 20, totalDocsExamined: 20 });
  });

  it('reads only the documents that match behind an array', async () => {
    const filter = { words: 'even', rent: { $gte: 20, $lt: 30 } };
    const matches = await c.countDocuments(filter);
    expect(matches).toBe(30);
    expect(await examined(filter, byWord)).toEqual({ nReturned: matches, totalDocsExamined: matches });
    const recent = { ...filter, at: { $gte: new Date(1_700_000_000_000 + 300_000) } };
    expect(await examined(recent, byWord)).toEqual({ nReturned: 15, totalDocsExamined: 15 });
  });

  it('finds one of many values, in both directions of an index', async () => {
    const some = Array.from({ length: 120 }, (_, n) => n * 5);
    const times = some.map((n) => new Date(1_700_000_000_000 + n * 1000));
    const rents = Array.from({ length: 60 }, (_, n) => (n * 3) % 100);
    for (const [filter, hint] of [
      [{ words: 'even', rent: { $lt: 50 }, at: { $in: times } }, byWord],
      [{ place: 'a', at: { $gte: new Date(1_700_000_000_000) }, rent: { $in: rents } }, byTime],
    ] as const) {
      const all = await c.find().toArray();
      const wanted = all.filter(({ _id, place, words, rent }) =>
        hint === byWord
          ? (words as string[]).includes('even') && rent < 50 && Number(_id) % 5 === 0
          : place === 'a' && rents.includes(rent as number),
      );
      expect(wanted.length).toBeGreaterThan(20);
      const { length } = wanted;
      expect(await examined(filter, hint)).toEqual({ nReturned: length, totalDocsExamined: length });
    }
  });

  it('reads no document that it skips', async () => {
    const one = { place: 'a', rent: { $lt: 10 } };
    for (const [filter, hint] of [
      [one, byTime],
      [{ words: 'odd' }, byWord],
    ] as const) {
      const query = () => c.find<Document>(filter, { projection: { _id: 1 } }).hint(hint);
      const plan = await query().skip(10).limit(1).explain('executionStats');
      expect((plan.executionStats as Document).nReturned).toBe(1);
      expect((plan.executionStats as Document).totalDocsExamined).toBeLessThanOrEqual(11);
      const [all, rest] = [await query().toArray(), await query().skip(10).toArray()];
      expect(rest).toEqual(all.slice(10));
    }
  });
});
