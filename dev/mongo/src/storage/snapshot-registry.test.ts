import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Timestamp } from 'bson';
import { SnapshotRegistry } from './snapshot-registry.ts';
import { Store } from './store.ts';

const MINUTE_MS = 60_000;
let folder: string;
let store: Store;
let registry: SnapshotRegistry;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'snapshots-'));
  store = await Store.open(folder, false);
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  registry = new SnapshotRegistry(store.environment);
});
afterEach(async () => {
  registry.close();
  jest.useRealTimers();
  await store.close();
  rmSync(folder, { recursive: true });
});

const create = (namespace: string) => store.write(() => store.catalog.create(namespace));

describe('SnapshotRegistry', () => {
  it('keeps the moment of a snapshot while the store changes', async () => {
    await create('db.before');
    const { time } = registry.open('a');
    await create('db.after');
    const seen = registry.get(time).catalog;
    expect(seen.all().map(({ namespace }) => namespace)).toEqual(['db.before']);
    const later = registry.open('a').snapshot.catalog;
    expect(later.all().map(({ namespace }) => namespace)).toEqual(['db.after', 'db.before']);
  });

  it('ends a snapshot after five minutes without use, but not while a cursor reads it', () => {
    const { time, snapshot } = registry.open('a');
    jest.advanceTimersByTime(4 * MINUTE_MS);
    registry.get(time);
    jest.advanceTimersByTime(4 * MINUTE_MS);
    expect(registry.get(time)).toBe(snapshot);
    snapshot.retain();
    jest.advanceTimersByTime(60 * MINUTE_MS);
    expect(registry.size).toBe(1);
    snapshot.release();
    jest.advanceTimersByTime(6 * MINUTE_MS);
    expect(registry.size).toBe(0);
    expect(() => registry.get(time)).toThrow('older than the oldest');
    expect(() => registry.get(new Timestamp({ t: 1, i: 1 }))).toThrow('older than the oldest');
  });

  it('ends a snapshot with its session, once the last reader has released it', async () => {
    await create('db.before');
    const mine = registry.open('a');
    await create('db.after');
    const other = registry.open('b');
    mine.snapshot.retain();
    registry.endWhere((_, session) => session === 'a');
    expect(() => registry.get(mine.time)).toThrow();
    expect(registry.get(other.time)).toBe(other.snapshot);
    // The running command still reads.
    expect([...mine.snapshot.environment.catalog.getKeys({})]).not.toHaveLength(0);
    mine.snapshot.release();
    expect(() => [...mine.snapshot.environment.catalog.getKeys({})]).toThrow();
  });
});
