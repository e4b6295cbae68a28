import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Timestamp } from 'bson';
import { SnapshotRegistry } from './snapshot-registry.ts';
import { Store } from './store.ts';

const minutes = 60_000;
let now = 0;
let folder: string;
let store: Store;
let registry: SnapshotRegistry;
beforeEach(async () => {
  now = 0;
  folder = mkdtempSync(join(tmpdir(), 'snapshots-'));
  store = await Store.open(folder);
  registry = new SnapshotRegistry(store.environment, () => now);
});
afterEach(async () => {
  registry.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

const make = (namespace: string) => store.write(() => store.catalog.create(namespace));

test('a snapshot keeps its moment while the store goes on', async () => {
  await make('db.before');
  const { time } = registry.open('a');
  await make('db.after');
  const seen = registry.get(time).catalog;
  expect(seen.all().map(({ namespace }) => namespace)).toEqual(['db.before']);
  const later = registry.open('a').snapshot.catalog;
  expect(later.all().map(({ namespace }) => namespace)).toEqual(['db.after', 'db.before']);
});

test('it ends after five minutes without use, but not under a cursor', () => {
  const { time, snapshot } = registry.open('a');
  now = 4 * minutes;
  registry.get(time);
  now = 8 * minutes;
  registry.sweep();
  expect(registry.get(time)).toBe(snapshot);
  snapshot.retain();
  now = 60 * minutes;
  registry.sweep();
  expect(registry.size).toBe(1);
  snapshot.release();
  now = 64 * minutes;
  registry.sweep();
  expect(registry.size).toBe(1);
  now = 66 * minutes;
  registry.sweep();
  expect(registry.size).toBe(0);
  expect(() => registry.get(time)).toThrow('older than the oldest');
  expect(() => registry.get(new Timestamp({ t: 1, i: 1 }))).toThrow('older than the oldest');
});

test('it ends with its session alone, and the last reader lets it go', async () => {
  await make('db.before');
  const mine = registry.open('a');
  await make('db.after');
  const other = registry.open('b');
  mine.snapshot.retain();
  registry.endSessions((session) => session === 'a');
  expect(() => registry.get(mine.time)).toThrow();
  expect(registry.get(other.time)).toBe(other.snapshot);
  // The command under way still reads.
  expect([...mine.snapshot.environment.catalog.getKeys({})]).not.toHaveLength(0);
  mine.snapshot.release();
  expect(() => [...mine.snapshot.environment.catalog.getKeys({})]).toThrow();
});
