import { until } from '@roommate/server/testing';
import type { Collection, Document } from 'mongodb';
import { stagesOf, useTestServer } from '../testing/test-server.ts';

const server = useTestServer();
let c: Collection<Document>;
const total = 2000;
const newest = { createdAt: -1, _id: -1 } as const;
const at = (i: number): Date => new Date(1_700_000_000_000 + i * 1000);

beforeAll(async () => {
  c = server.collection();
  await c.createIndexes([
    { key: { createdAt: -1, _id: -1 } },
    { key: { availability: 1, createdAt: -1, _id: -1 } },
    { key: { email: 1 }, unique: true },
    { key: { tags: 1 } },
  ]);
  await c.insertMany(
    Array.from({ length: total }, (_, i) => ({
      _id: i as never,
      email: `u${i}@example.org`,
      createdAt: at(i),
      availability: i % 4 === 0 ? 'not available' : 'available',
      tags: [`t${i % 10}`, `s${i % 7}`],
      rent: i % 100,
    })),
  );
});

const run = (filter: Document, sort: Record<string, 1 | -1> = {}, limit = 0): Promise<Document> =>
  c.find(filter).sort(sort).limit(limit).explain('executionStats');

const stages = (plan: Document): string[] =>
  stagesOf((plan.queryPlanner as Document).winningPlan as Document);
const stats = (plan: Document): Document => plan.executionStats as Document;

it('reads only the returned documents when one index serves filter and sort', async () => {
  const plan = await run({ availability: 'available' }, newest, 8);
  expect(stages(plan)).toContain('IXSCAN');
  expect(stages(plan)).not.toContain('SORT');
  expect(stats(plan)).toMatchObject({ nReturned: 8, totalKeysExamined: 8, totalDocsExamined: 8 });
});

it('starts the next page at its cursor position', async () => {
  const position = { createdAt: at(1000), _id: 1000 };
  const filter: Document = {
    $or: [
      { createdAt: { $lt: position.createdAt } },
      { createdAt: position.createdAt, _id: { $lt: position._id } },
    ],
  };
  const plan = await run(filter, newest, 24);
  // mongod merges a scan for each branch (SORT_MERGE); this server reads one index for both.
  expect(stages(plan)).toContain('IXSCAN');
  expect(stages(plan)).not.toContain('COLLSCAN');
  expect(stages(plan)).not.toContain('SORT');
  expect(stats(plan).nReturned).toBe(24);
  expect(stats(plan).totalKeysExamined as number).toBeLessThan(100);
  const page = await c.find(filter).sort(newest).limit(24).toArray();
  expect(page.map(({ _id }) => _id as unknown as number)).toEqual(
    Array.from({ length: 24 }, (_, i) => 999 - i),
  );
});

it('finds the stages of all inputs of a plan', () => {
  const scan = (stage: string): Document => ({ stage: 'FETCH', inputStage: { stage } });
  const merge = { stage: 'SORT_MERGE', inputStages: [scan('IXSCAN'), scan('COLLSCAN')] };
  expect(stagesOf({ stage: 'LIMIT', inputStage: merge })).toEqual([
    'LIMIT',
    'SORT_MERGE',
    'FETCH',
    'IXSCAN',
    'FETCH',
    'COLLSCAN',
  ]);
});

it('reads one key for an equality on a unique index', async () => {
  expect(stats(await run({ email: 'u77@example.org' }))).toMatchObject({
    nReturned: 1,
    totalKeysExamined: 1,
    totalDocsExamined: 1,
  });
});

it('reads one document for a lookup by _id', async () => {
  const plan = await run({ _id: 5 });
  expect(stages(plan)).not.toContain('COLLSCAN');
  expect(stats(plan)).toMatchObject({ nReturned: 1, totalDocsExamined: 1 });
});

it('reads only the keys of a range', async () => {
  const plan = await run({ createdAt: { $gte: at(10), $lt: at(20) } });
  expect(stats(plan)).toMatchObject({ nReturned: 10, totalKeysExamined: 10, totalDocsExamined: 10 });
});

it('finds an array element by the index', async () => {
  const plan = await run({ tags: 't3' });
  expect(stages(plan)).toContain('IXSCAN');
  expect(stats(plan)).toMatchObject({ nReturned: 200, totalKeysExamined: 200 });
});

it('reports a scan of the whole collection without an index', async () => {
  const plan = await run({ rent: 5 });
  expect(stages(plan)).toEqual(['COLLSCAN']);
  expect(stats(plan)).toMatchObject({ nReturned: 20, totalKeysExamined: 0, totalDocsExamined: total });
});

it('reports a sort in memory when no index serves it', async () => {
  expect(stages(await run({ rent: 5 }, { rent: 1 }))).toContain('SORT');
});

it('follows a hint', async () => {
  const plan = await c.find({ email: 'u1@example.org' }).hint(newest).explain('executionStats');
  expect(stages(plan)).toEqual(['FETCH', 'IXSCAN']);
  expect(stats(plan)).toMatchObject({ nReturned: 1, totalKeysExamined: total });
});

it('fetches no document to count by an index', async () => {
  const plan = await server.db.command({
    explain: {
      aggregate: c.collectionName,
      pipeline: [{ $match: { availability: 'available' } }, { $group: { _id: 1, n: { $sum: 1 } } }],
      cursor: {},
    },
    verbosity: 'executionStats',
  });
  expect(stages(plan)).toContain('COUNT_SCAN');
  expect(stats(plan)).toMatchObject({ totalDocsExamined: 0 });
  expect(await c.countDocuments({ availability: 'available' })).toBe(1500);
});

it('explains the query at the start of a pipeline', async () => {
  const pipeline = [{ $match: { availability: 'available' } }, { $sort: newest }, { $limit: 8 }];
  const plan = await c.aggregate([...pipeline, { $project: { rent: 1 } }]).explain('executionStats');
  expect(JSON.stringify(plan)).toContain('"IXSCAN"');
  expect(JSON.stringify(plan)).toContain('"totalDocsExamined":8');
});

it('explains an update without running it', async () => {
  const update = {
    update: c.collectionName,
    updates: [{ q: { email: 'u5@example.org' }, u: { $set: { rent: -1 } } }],
  };
  const plan = await server.db.command({ explain: update, verbosity: 'executionStats' });
  expect(stages(plan)).toEqual(expect.arrayContaining(['UPDATE', 'IXSCAN']));
  expect(await c.countDocuments({ rent: -1 })).toBe(0);
});

const status = async () => {
  const { metrics } = (await server.client.db('admin').command({ serverStatus: 1 })) as {
    metrics: {
      queryExecutor: { scanned: number; scannedObjects: number };
      document: { returned: number };
    };
  };
  const { scanned, scannedObjects } = metrics.queryExecutor;
  return [Number(scannedObjects), Number(metrics.document.returned), Number(scanned)];
};

it('counts in the status of the server the keys that queries examine', async () => {
  await until(async () => {
    const [, , before = 0] = await status();
    // The first key and the range of the others: the keys decide the skipped ones.
    await c
      .find({ email: { $gt: 'u' } })
      .skip(total / 2)
      .limit(1)
      .toArray();
    const [, , scanned = 0] = await status();
    return scanned - before > total / 2 && scanned - before < total;
  });
});

it('counts in the status of the server what queries examine and return', async () => {
  // Other tests use the same server. Their queries count too, but not all the time.
  await until(async () => {
    const [examined = 0, returned = 0] = await status();
    // Without an index, each document is examined.
    await c.find({ rent: 7 }).toArray();
    const [examinedAfter = 0, returnedAfter = 0] = await status();
    const isExamined = examinedAfter - examined >= total && examinedAfter - examined < 2 * total;
    return isExamined && returnedAfter - returned >= total / 100 && returnedAfter - returned < total / 10;
  });
});
