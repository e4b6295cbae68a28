import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as immediate } from 'node:timers/promises';
import { type Db, ObjectId } from 'mongodb';
import { backupDatabase } from '../src/backup-database.ts';
import { collectionTotals } from '../src/database/collection-totals.ts';
import { restoreDatabase } from '../src/restore-database.ts';
import { type Fixture, noProgress, openFixture } from '../src/testing/fixture.ts';

/** The drill: save a database during writes, restore it elsewhere, and compare. */
let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());

interface Listing {
  readonly _id: ObjectId;
  readonly title: string;
  readonly likes: number;
  readonly likedBy: readonly string[];
  readonly views: number;
  readonly viewsAgain: number;
}

const rooms = 3000;
const text = 'A room with a balcony in Dhanmondi, two minutes from the lake. '.repeat(8);

async function fill(db: Db): Promise<ObjectId[]> {
  const ids = Array.from({ length: rooms }, () => new ObjectId());
  const listings = db.collection<Listing>('listings');
  const empty = { title: 'Room', likes: 0, likedBy: [], views: 0, viewsAgain: 0, text };
  await listings.insertMany(ids.map((_id) => ({ _id, ...empty })));
  await listings.createIndex({ likes: -1, _id: 1 });
  await db.collection('likes').createIndex({ listing: 1, user: 1 }, { unique: true });
  await db
    .collection('counters')
    .insertOne({ _id: 'first' as never, n: 0 }, { writeConcern: { w: 'majority' } });
  await db.collection('later').insertOne({ _id: 'second' as never, n: 0 });
  return ids;
}

/** Writes to several collections in a fixed order, which a consistent snapshot must keep. */
async function writeUntil(db: Db, ids: readonly ObjectId[], stopped: () => boolean): Promise<number> {
  let n = 0;
  for (; !stopped(); n++) {
    const _id = ids[(n * 7919) % ids.length] ?? new ObjectId();
    const user = `user-${n}`;
    await db.collection('likes').insertOne({ listing: _id, user });
    await db
      .collection<Listing>('listings')
      .updateOne({ _id }, { $inc: { likes: 1, views: 2, viewsAgain: 2 }, $push: { likedBy: user } });
    await db.collection('counters').updateOne({ _id: 'first' as never }, { $inc: { n: 1 } });
    await db.collection('later').updateOne({ _id: 'second' as never }, { $inc: { n: 1 } });
    await immediate();
  }
  return n;
}

it('restores a backup that was taken during writes to one consistent moment', async () => {
  const source = fixture.client.db('drill-source');
  const target = fixture.client.db('drill-target');
  const ids = await fill(source);
  const file = join(fixture.folder, 'drill.gz');
  let stop = false;
  const writing = writeUntil(source, ids, () => stop);
  while (((await source.collection('later').findOne({}))?.n as number) < 20) await immediate();
  const before = (await source.collection('later').findOne({}))?.n as number;
  const saved = await backupDatabase(fixture.uri('drill-source'), file, noProgress);
  const after = (await source.collection('later').findOne({}))?.n as number;
  stop = true;
  const written = await writing;
  expect(after).toBeGreaterThan(before);

  const restored = await restoreDatabase(fixture.uri('drill-target'), file, {
    replace: false,
    onProgress: noProgress,
  });
  expect(restored.collections).toEqual(saved.collections);
  for (const [name, totals] of saved.collections) {
    expect(await collectionTotals(target, name)).toEqual(totals);
  }
  expect((await target.listCollections().toArray()).map(({ name }) => name).sort()).toEqual([
    'counters',
    'later',
    'likes',
    'listings',
  ]);
  await checkInvariants(target, before, written);
});

async function checkInvariants(db: Db, before: number, written: number): Promise<void> {
  const first = (await db.collection('counters').findOne({}))?.n as number;
  const second = (await db.collection('later').findOne({}))?.n as number;
  expect(first - second).toBeGreaterThanOrEqual(0);
  expect(first - second).toBeLessThanOrEqual(1);
  expect(second).toBeGreaterThanOrEqual(before);
  expect(second).toBeLessThan(written);
  const likes = await db.collection('likes').countDocuments();
  expect(likes - first).toBeGreaterThanOrEqual(0);
  expect(likes - first).toBeLessThanOrEqual(1);
  let counted = 0;
  for await (const listing of db.collection<Listing>('listings').find()) {
    expect(listing.likedBy).toHaveLength(listing.likes);
    expect(listing.views).toBe(listing.likes * 2);
    expect(listing.viewsAgain).toBe(listing.views);
    counted += listing.likes;
  }
  expect(likes - counted).toBeGreaterThanOrEqual(0);
  expect(likes - counted).toBeLessThanOrEqual(1);
}

it('restores the indexes, and they work', async () => {
  const target = fixture.client.db('drill-target');
  const source = fixture.client.db('drill-source');
  for (const name of ['listings', 'likes']) {
    expect(await target.collection(name).indexes()).toEqual(await source.collection(name).indexes());
  }
  const like = await target.collection('likes').findOne({}, { projection: { _id: 0 } });
  await expect(target.collection('likes').insertOne({ ...like })).rejects.toMatchObject({ code: 11000 });
});

it('writes a compressed file that only its owner may read', async () => {
  const file = join(fixture.folder, 'drill.gz');
  const { mode, size } = await stat(file);
  expect(mode & 0o777).toBe(0o600);
  expect(size).toBeLessThan((rooms * text.length) / 4);
  const [head] = (await createReadStream(file, { end: 1 }).toArray()) as Buffer[];
  expect(head).toEqual(Buffer.from([0x1f, 0x8b]));
});
