import type { Collection, Document } from 'mongodb';
import { stagesOf, useTestServer } from '../testing/test-server.ts';

const server = useTestServer();
let c: Collection<Document>;
const order = { place: 1, kind: 1, at: -1, _id: -1 } as const;
const newest = { at: -1, _id: -1 } as const;
const places = ['a', 'bb', 'ccc', 'd'];

// Several documents share a time, so that `_id` decides too.
const documents: Document[] = Array.from({ length: 600 }, (_, i) => ({
  _id: i as never,
  place: places[i % 4],
  kind: (i * 7) % 3,
  at: new Date(1_700_000_000_000 + ((i * 13) % 50) * 1000),
}));

beforeAll(async () => {
  c = server.collection();
  await c.createIndex(order);
  await c.insertMany(documents);
});

const value = ({ at }: Document) => (at as Date).getTime();
const sorted = (matches: (document: Document) => boolean, sign = 1) =>
  documents
    .filter(matches)
    .sort((x, y) => sign * (value(y) - value(x) || Number(y._id) - Number(x._id)))
    .map(({ _id }) => _id as unknown as number);
const idsOf = async (filter: Document, sort: Record<string, 1 | -1>, limit = 0) =>
  (await c.find(filter).sort(sort).limit(limit).toArray()).map(({ _id }) => _id as unknown as number);

const filter = { place: { $in: ['a', 'ccc'] }, kind: { $in: [0, 2] } };
const matches = ({ place, kind }: Document) => ['a', 'ccc'].includes(String(place)) && kind !== 1;

describe('a sort behind fields with several values each', () => {
  it('gives the order of the sort, in both directions', async () => {
    expect(await idsOf(filter, newest)).toEqual(sorted(matches));
    expect(await idsOf(filter, { at: 1, _id: 1 })).toEqual(sorted(matches, -1));
  });

  it('reads an index in its order and stops at the limit', async () => {
    const plan = await c.find(filter).sort(newest).limit(10).explain('executionStats');
    const stages = stagesOf((plan.queryPlanner as Document).winningPlan as Document);
    expect(stages).toContain('SORT_MERGE');
    expect(stages).not.toContain('SORT');
    const { nReturned, totalDocsExamined } = plan.executionStats as Record<string, number>;
    expect(nReturned).toBe(10);
    expect(totalDocsExamined).toBe(10);
  });

  it('continues at a position inside the order', async () => {
    const all = sorted(matches);
    const _id = all[99] ?? 0;
    const at = documents[_id]?.at as Date;
    const rest = { at: { $lte: at }, $or: [{ at: { $lt: at } }, { at, _id: { $lt: _id } }] };
    expect(await idsOf({ ...filter, ...rest }, newest, 20)).toEqual(all.slice(100, 120));
  });

  it('gives every document once when a cursor reads in batches while others insert', async () => {
    const cursor = c.find(filter).sort({ at: 1, _id: 1 }).batchSize(7);
    const seen: number[] = [];
    for await (const { _id } of cursor) {
      const id = _id as unknown as number;
      if (id < 1000) seen.push(id);
      if (seen.length === 50) {
        await c.insertOne({ _id: 1000 as never, place: 'a', kind: 0, at: new Date(1_600_000_000_000) });
      }
    }
    expect(seen).toEqual(sorted(matches, -1));
  });
});
