import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { spawnEmbeddedMongo, startEmbeddedMongo } from '../src/index.ts';
import { FolderInUseError } from '../src/storage/owner-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-process-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('refuses a second process on the same folder with a clear message', async () => {
  const first = await spawnEmbeddedMongo({ port: 0, dataDir: folder });
  await expect(spawnEmbeddedMongo({ port: 0, dataDir: folder })).rejects.toThrow(
    `The data folder ${folder} is in use by process ${first.child.pid ?? 0}: stop that process or choose another folder.`,
  );
  await expect(startEmbeddedMongo({ dataDir: folder })).rejects.toThrow(FolderInUseError);
  // The refused processes have not disturbed the first one.
  const client = new MongoClient(first.uri);
  await client.db('a').collection('b').insertOne({ x: 1 });
  await client.close();
  await first.close();
});

it('refuses production with a clear message', async () => {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  const start = spawnEmbeddedMongo({ port: 0, dataDir: folder });
  process.env.NODE_ENV = NODE_ENV;
  await expect(start).rejects.toThrow(
    'NODE_ENV is wrong: the embedded database is for development: production needs a MongoDB replica set',
  );
});

it('gives the folder to exactly one of several processes that start at once, also after a kill', async () => {
  const killed = await spawnEmbeddedMongo({ port: 0, dataDir: folder });
  const exited = new Promise((resolve) => killed.child.once('exit', resolve));
  killed.child.kill('SIGKILL');
  await exited;
  const results = await Promise.allSettled(
    Array.from({ length: 4 }, () => spawnEmbeddedMongo({ port: 0, dataDir: folder })),
  );
  const winners = results.filter((result) => result.status === 'fulfilled').map(({ value }) => value);
  expect(winners).toHaveLength(1);
  await Promise.all(winners.map((winner) => winner.close()));
});

it('closes cleanly on SIGTERM and keeps its data', async () => {
  const first = await spawnEmbeddedMongo({ port: 0, dataDir: folder });
  const client = new MongoClient(first.uri);
  await client.db('a').collection('b').insertOne({ x: 1 });
  await client.close();
  await first.close();
  expect(first.child.exitCode).toBe(0);
  const second = await startEmbeddedMongo({ dataDir: folder });
  const again = new MongoClient(second.uri);
  expect(await again.db('a').collection('b').countDocuments({ x: 1 })).toBe(1);
  await again.close();
  await second.close();
});

it('listens only on the loopback interface', async () => {
  const server = await startEmbeddedMongo();
  expect(server.uri).toBe(`mongodb://127.0.0.1:${server.port}`);
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  for (const { address } of others) {
    const outcome = await new Promise((resolve) => {
      const socket = connect(server.port, address);
      socket.once('connect', () => resolve('connected')).once('error', () => resolve('refused'));
      socket.once('close', () => socket.destroy());
    });
    expect({ address, outcome }).toEqual({ address, outcome: 'refused' });
  }
  await server.close();
});

it('lets only the owner read the data folder', async () => {
  const dataDir = join(folder, 'data');
  const server = await startEmbeddedMongo({ dataDir });
  for (const path of [dataDir, join(dataDir, 'data.mdb'), join(dataDir, 'lock.mdb')]) {
    expect(statSync(path).mode & 0o077).toBe(0);
  }
  await server.close();
});

it('removes its temporary folder', async () => {
  const server = await startEmbeddedMongo();
  const client = new MongoClient(server.uri);
  await client.db('a').collection('b').insertOne({ x: 1 });
  await client.close();
  await server.close();
  const next = await startEmbeddedMongo();
  const again = new MongoClient(next.uri);
  expect(await again.db('a').collection('b').countDocuments()).toBe(0);
  await again.close();
  await next.close();
});

it('keeps acknowledged writes when it closes during reads and writes', async () => {
  const server = await startEmbeddedMongo({ dataDir: folder });
  const client = new MongoClient(server.uri, { serverSelectionTimeoutMS: 500, retryReads: false });
  const c = client.db('a').collection('b');
  await c.insertMany(Array.from({ length: 5000 }, (_, n) => ({ n, text: 'x'.repeat(500) })));
  const acknowledged: number[] = [];
  const busy = Array.from({ length: 10 }, async (_, i) => {
    for (let n = 0; ; n++) {
      await c.find({ text: 'y' }).toArray();
      await c.insertOne({ n: 10_000 + i * 1000 + n });
      acknowledged.push(10_000 + i * 1000 + n);
    }
  });
  while (acknowledged.length < 10) await new Promise((resolve) => setImmediate(resolve));
  await server.close();
  await Promise.allSettled(busy);
  await client.close();
  const again = await startEmbeddedMongo({ dataDir: folder });
  const reader = new MongoClient(again.uri);
  expect(
    await reader
      .db('a')
      .collection('b')
      .countDocuments({ n: { $in: acknowledged } }),
  ).toBe(acknowledged.length);
  await reader.close();
  await again.close();
});
