import { failure, openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

// How long a batch takes is this server's own matter: a real one may be through before the kill arrives.
test('a cursor killed while its next batch is read gives an error, not the end of the result', async () => {
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
  // 43 when the kill overtakes the other connection's message.
  expect([237, 43]).toContain(more.code);
});
