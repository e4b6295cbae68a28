import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Collection, type Document, MongoClient } from 'mongodb';
import { spawnEmbeddedMongo } from '../src/index.ts';
import { storedEntries } from '../src/testing/stored-entries.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-durability-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const indexes = [{ k: 1 }, { group: 1, k: -1 }, { tags: 1 }] as const;

/** The writes that the server has acknowledged. */
interface Acknowledged {
  /** The keys that must exist, each with its lowest allowed value after a restart. */
  readonly values: Map<number, number>;
  readonly deleted: Set<number>;
  /** The last update of all documents of each lane. Older documents must have its number or a later one. */
  readonly sweeps: Map<string, number>;
}

/** Writes of all kinds, from several clients, until the connection breaks. */
async function writeUntilKilled(
  c: Collection<Document>,
  round: number,
  { values, deleted, sweeps }: Acknowledged,
): Promise<void> {
  const worker = async (number: number): Promise<void> => {
    const lane = `${round}-${number}`;
    for (let n = 0; ; n++) {
      const k = round * 1_000_000 + number * 100_000 + n;
      const tags = Array.from({ length: 1 + (n % 3) }, (_, i) => `t${(n + i) % 5}`);
      await c.insertOne({ k, lane, n, group: n % 7, tags, value: 0, swept: -1, text: 'x'.repeat(n % 2000) });
      values.set(k, 0);
      await c.updateOne(
        { k },
        { $inc: { value: 1 }, $set: { group: (n + 1) % 7 }, $push: { tags: 'new' as never } },
      );
      values.set(k, 1);
      await c.findOneAndUpdate({ k }, { $inc: { value: 1 }, $set: { group: (n + 2) % 7 } });
      values.set(k, 2);
      if (n % 4 === 3) {
        await c.updateMany(
          { lane },
          { $set: { swept: n, group: n % 7 }, $push: { tags: `s${n % 9}` as never } },
        );
        sweeps.set(lane, n);
      }
      // Until the reply, nobody knows whether these still exist.
      const doomed = n % 6 === 5 ? [k - 1, k] : n % 6 === 1 || n % 6 === 3 ? [k] : [];
      for (const key of doomed) values.delete(key);
      if (n % 6 === 1) await c.deleteOne({ k });
      if (n % 6 === 3) await c.deleteMany({ k });
      if (n % 6 === 5) await c.deleteMany({ lane, n: { $gte: n - 1 } });
      for (const key of doomed) deleted.add(key);
    }
  };
  await Promise.allSettled(Array.from({ length: 8 }, (_, number) => worker(number)));
}

async function checkConsistency(
  c: Collection<Document>,
  { values, deleted, sweeps }: Acknowledged,
): Promise<void> {
  const all = await c.find().toArray();
  const byKey = new Map(all.map((document) => [document.k as number, document]));
  expect(byKey.size).toBe(all.length);
  expect(await c.estimatedDocumentCount()).toBe(all.length);
  for (const [k, value] of values) expect(byKey.get(k)?.value).toBeGreaterThanOrEqual(value);
  expect([...deleted].filter((k) => byKey.has(k))).toEqual([]);
  for (const { lane, n, swept } of all) {
    const last = sweeps.get(lane as string) ?? -1;
    if ((n as number) <= last) expect(swept).toBeGreaterThanOrEqual(last);
  }
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

it('keeps every acknowledged write and no half-written entry after kill -9', async () => {
  const acknowledged: Acknowledged = { values: new Map(), deleted: new Set(), sweeps: new Map() };
  const { values, deleted } = acknowledged;
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
    const enough = values.size + deleted.size + 150;
    while (values.size + deleted.size < enough) await new Promise((resolve) => setImmediate(resolve));
    server.child.kill('SIGKILL');
    await once(server.child, 'exit');
    await writing;
    await client.close();

    const again = await spawnEmbeddedMongo({ port: 0, dataDir: folder });
    const reader = new MongoClient(again.uri);
    await checkConsistency(reader.db('test').collection('docs'), acknowledged);
    await reader.close();
    await again.close();
    const { stored, needed } = await storedEntries(folder, 'test.docs');
    expect(stored).toEqual(needed);
  }
  expect(values.size).toBeGreaterThan(100);
  expect(deleted.size).toBeGreaterThan(100);
});

/** The CPU time of a process: fields 14 and 15 of proc(5), counted after the command's name. */
function cpuTicks(pid = 0): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

it('has an index completely or not at all after kill -9 during its build', async () => {
  const server = await spawnEmbeddedMongo({ port: 0, dataDir: folder });
  const client = new MongoClient(server.uri, { serverSelectionTimeoutMS: 1000 });
  const c = client.db('test').collection('docs');
  await c.insertMany(Array.from({ length: 10_000 }, (_, n) => ({ n })));
  const before = cpuTicks(server.child.pid);
  let hasEnded = false;
  const building = c
    .createIndex({ n: 1 })
    .catch(() => undefined)
    .finally(() => (hasEnded = true));
  while (!hasEnded && cpuTicks(server.child.pid) === before) {
    await new Promise((resolve) => setImmediate(resolve));
  }
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
