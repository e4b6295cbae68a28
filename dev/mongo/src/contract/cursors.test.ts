import { failure, useTestServer } from '../testing/test-server.ts';

const server = useTestServer();

async function numbered(count: number) {
  const c = server.collection();
  await c.insertMany(Array.from({ length: count }, (_, n) => ({ _id: n as never, n })));
  return c;
}

it('reads all documents in batches and in order, with and without a sort', async () => {
  const c = await numbered(1000);
  const all = Array.from({ length: 1000 }, (_, n) => n);
  const read = async (sort: Record<string, 1 | -1>) =>
    (await c.find().sort(sort).batchSize(37).toArray()).map(({ n }) => n as number);
  expect(await read({})).toEqual(all);
  expect(await read({ _id: -1 })).toEqual([...all].reverse());
  expect(await read({ n: -1 })).toEqual([...all].reverse());
});

it('applies skip and limit over several batches', async () => {
  const c = await numbered(500);
  const page = await c.find().sort({ _id: 1 }).skip(100).limit(250).batchSize(40).toArray();
  expect(page.map(({ n }) => n as number)).toEqual(Array.from({ length: 250 }, (_, i) => 100 + i));
});

it('continues correctly after writes between two batches', async () => {
  const c = await numbered(300);
  const cursor = c.find().sort({ _id: 1 }).batchSize(10);
  const seen: number[] = [];
  for await (const { n } of cursor) {
    seen.push(n as number);
    if (n === 50) await c.deleteMany({ _id: { $gte: 100 as never, $lt: 200 as never } });
    if (n === 60) await c.insertOne({ _id: 1000 as never, n: 1000 });
  }
  const expected = Array.from({ length: 300 }, (_, n) => n).filter((n) => n < 100 || n >= 200);
  expect(seen).toEqual([...expected, 1000]);
});

it('does not find a killed cursor', async () => {
  const c = await numbered(300);
  // A cursor's id is a 64-bit number.
  const exact = { useBigInt64: true } as const;
  const { cursor } = (await server.db.command(
    { find: c.collectionName, batchSize: 5 },
    exact,
  )) as unknown as {
    cursor: { id: bigint; firstBatch: unknown[] };
  };
  expect(cursor.firstBatch).toHaveLength(5);
  const next = { getMore: cursor.id, collection: c.collectionName, batchSize: 5 };
  const more = await server.db.command(next);
  expect((more.cursor as { nextBatch: unknown[] }).nextBatch).toHaveLength(5);
  await server.db.command({ killCursors: c.collectionName, cursors: [cursor.id] });
  expect((await failure(server.db.command(next))).code).toBe(43);
});

it('ends the cursors of a dropped collection', async () => {
  const c = await numbered(300);
  const cursor = c.find().batchSize(5);
  await cursor.next();
  await c.drop();
  await expect(cursor.toArray()).rejects.toThrow();
});

it('opens a cursor for a batch size of 0, and none for singleBatch', async () => {
  const c = await numbered(50);
  const empty = await server.db.command({ find: c.collectionName, batchSize: 0 });
  expect((empty.cursor as { firstBatch: unknown[] }).firstBatch).toEqual([]);
  const single = await server.db.command({ find: c.collectionName, batchSize: 5, singleBatch: true });
  expect(Number((single.cursor as { id: unknown }).id)).toBe(0);
});

it('ends a query after maxTimeMS', async () => {
  const c = server.collection();
  await c.insertMany(Array.from({ length: 4000 }, (_, n) => ({ n, text: 'x'.repeat(2000) })));
  const slow = c.find({ n: { $gt: 1e9 } }).maxTimeMS(1);
  expect((await failure(slow.toArray())).code).toBe(50);
});
