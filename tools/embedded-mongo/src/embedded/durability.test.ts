import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Collection, type Document, MongoClient } from 'mongodb';
import { spawnEmbeddedMongo } from '../index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-durability-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const indexes = [{ k: 1 }, { group: 1, k: -1 }, { tags: 1 }] as const;

/** Keys that the server has acknowledged, and the least value that each may have after a restart. */
type Acknowledged = Map<number, number>;

/** Inserts and updates from several clients at once until the connection breaks. */
async function writeUntilKilled(
  c: Collection<Document>,
  round: number,
  acknowledged: Acknowledged,
): Promise<void> {
  const worker = async (lane: number): Promise<void> => {
    for (let n = 0; ; n++) {
      const k = round * 1_000_000 + lane * 100_000 + n;
      const tags = Array.from({ length: 1 + (n % 3) }, (_, i) => `t${(n + i) % 5}`);
      await c.insertOne({ k, group: n % 7, tags, value: 0, text: 'x'.repeat(n % 2000) });
      acknowledged.set(k, 0);
      await c.updateOne(
        { k },
        { $inc: { value: 1 }, $set: { group: (n + 1) % 7 }, $push: { tags: 'new' as never } },
      );
      acknowledged.set(k, 1);
    }
  };
  await Promise.allSettled(Array.from({ length: 8 }, (_, lane) => worker(lane)));
}

async function checkConsistency(c: Collection<Document>, acknowledged: Acknowledged): Promise<void> {
  const all = await c.find().hint({ $natural: 1 }).toArray();
  const byKey = new Map(all.map((document) => [document.k as number, document]));
  expect(byKey.size).toBe(all.length);
  expect(await c.estimatedDocumentCount()).toBe(all.length);
  for (const [k, value] of acknowledged) expect(byKey.get(k)?.value).toBeGreaterThanOrEqual(value);
  const ids = all.map(({ _id }) => String(_id)).sort();
  for (const key of [{ _id: 1 }, ...indexes]) {
    const found = await c.find().hint(key).toArray();
    expect(found.map(({ _id }) => String(_id)).sort()).toEqual(ids);
  }
  for (let group = 0; group < 7; group++) {
    const expected = all.filter((document) => document.group === group).length;
    expect(await c.countDocuments({ group })).toBe(expected);
  }
  const tagged = all.filter(({ tags }) => (tags as string[]).includes('new')).length;
  expect(await c.countDocuments({ tags: 'new' })).toBe(tagged);
}

test('kill -9 in the middle of writes loses nothing acknowledged and leaves no half-written entry', async () => {
  const acknowledged: Acknowledged = new Map();
  for (let round = 0; round < 3; round++) {
    const server = await spawnEmbeddedMongo({ port: 0, dataDir: folder });
    const client = new MongoClient(server.uri, { serverSelectionTimeoutMS: 1000, retryWrites: false });
    const c = client.db('test').collection('docs');
    await c.createIndexes([
      { key: { k: 1 }, unique: true },
      { key: { group: 1, k: -1 } },
      { key: { tags: 1 } },
    ]);
    const writing = writeUntilKilled(c, round, acknowledged);
    const enough = acknowledged.size + 150;
    while (acknowledged.size < enough) await new Promise((resolve) => setImmediate(resolve));
    server.child.kill('SIGKILL');
    await once(server.child, 'exit');
    await writing;
    await client.close();

    const again = await spawnEmbeddedMongo({ port: 0, dataDir: folder });
    const reader = new MongoClient(again.uri);
    await checkConsistency(reader.db('test').collection('docs'), acknowledged);
    await reader.close();
    await again.close();
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(450);
});

test('kill -9 in the middle of building an index leaves the collection with it or without it', async () => {
  const server = await spawnEmbeddedMongo({ port: 0, dataDir: folder });
  const client = new MongoClient(server.uri, { serverSelectionTimeoutMS: 1000 });
  const c = client.db('test').collection('docs');
  await c.insertMany(Array.from({ length: 10_000 }, (_, n) => ({ n })));
  const building = c.createIndex({ n: 1 }).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 20));
  server.child.kill('SIGKILL');
  await once(server.child, 'exit');
  await building;
  await client.close();

  const again = await spawnEmbeddedMongo({ port: 0, dataDir: folder });
  const reader = new MongoClient(again.uri);
  const docs = reader.db('test').collection('docs');
  await docs.createIndex({ n: 1 });
  expect((await docs.find().hint({ n: 1 }).toArray()).length).toBe(10_000);
  await reader.close();
  await again.close();
});
