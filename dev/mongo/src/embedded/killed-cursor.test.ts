import { useTestServer } from '../testing/test-server.ts';

const ROUNDS = 20;

const server = useTestServer();

/** The error code of a getMore whose cursor another connection kills, or 'finished' if the getMore was quicker. */
async function killDuringGetMore(collection: string): Promise<unknown> {
  const { cursor } = await server.db.command({ find: collection, filter: { n: { $lt: 2 } }, batchSize: 2 });
  const { id } = cursor as { id: unknown };
  const [outcome] = await Promise.all([
    server.db.command({ getMore: id, collection }).then(
      () => 'finished',
      (error: { code: unknown }) => error.code,
    ),
    server.db.command({ killCursors: collection, cursors: [id] }),
  ]);
  return outcome;
}

// Not a contract test: a real server may always finish the batch before the kill arrives.
it('reports an error when a cursor is killed during a getMore', async () => {
  const c = server.collection();
  await c.insertMany(Array.from({ length: 8000 }, (_, n) => ({ n, text: 'x'.repeat(500) })));
  const outcomes = new Set<unknown>();
  for (let round = 0; round < ROUNDS && !outcomes.has(237); round += 1) {
    outcomes.add(await killDuringGetMore(c.collectionName));
  }
  outcomes.delete('finished');
  // 43 if the kill arrives before the getMore on the other connection.
  outcomes.delete(43);
  expect([...outcomes]).toEqual([237]);
});
