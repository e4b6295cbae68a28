import { failure, openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

// Not a contract test: a real server may finish the batch before the kill arrives.
it('reports an error when a cursor is killed during a getMore', async () => {
  const c = server.collection();
  await c.insertMany(Array.from({ length: 8000 }, (_, n) => ({ n, text: 'x'.repeat(500) })));
  const { cursor } = await server.db.command({
    find: c.collectionName,
    filter: { n: { $lt: 2 } },
    batchSize: 2,
  });
  const { id } = cursor as { id: unknown };
  const [more] = await Promise.all([
    failure(server.db.command({ getMore: id, collection: c.collectionName })),
    server.db.command({ killCursors: c.collectionName, cursors: [id] }),
  ]);
  // 43 if the kill arrives before the getMore on the other connection.
  expect([237, 43]).toContain(more.code);
});
