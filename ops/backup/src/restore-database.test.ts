import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Binary, BSON, Decimal128, Double, Int32, Long, ObjectId, Timestamp } from 'mongodb';
import { backupDatabase } from './backup-database.ts';
import { restoreDatabase } from './restore-database.ts';
import { type Fixture, noProgress, openFixture } from './testing/fixture.ts';

let fixture: Fixture;
let file: string;
beforeAll(async () => {
  fixture = await openFixture();
  file = join(fixture.folder, 'rooms.gz');
  const source = fixture.client.db('restore-source');
  await source
    .collection('rooms')
    .insertMany(Array.from({ length: 2500 }, (_, n) => ({ _id: n as never, n, title: `Room ${n}` })));
  await source.collection('rooms').createIndex({ n: 1 }, { unique: true, name: 'by n' });
  await source.collection('rooms').createIndex({ title: -1, n: 1 });
  await source.collection('types').insertOne({
    whole: new Int32(1),
    double: new Double(1),
    long: Long.fromNumber(1),
    decimal: Decimal128.fromString('12.50'),
    date: new Date(0),
    bytes: new Binary(Buffer.from('x'), 4),
    id: new ObjectId(),
    time: new Timestamp({ t: 1, i: 2 }),
    pattern: /a/i,
    nothing: null,
    list: [1, { deep: [new Double(2)] }],
  });
  await source.createCollection('none');
  await backupDatabase(fixture.uri('restore-source'), file, noProgress);
});
afterAll(() => fixture.close());

const restore = (database: string, options: { replace?: boolean; from?: string } = {}) =>
  restoreDatabase(fixture.uri(database), options.from ?? file, {
    replace: options.replace === true,
    onProgress: noProgress,
  });
const rooms = (database: string) => fixture.client.db(database).collection('rooms');

it('restores every type, empty collections and all indexes', async () => {
  const { collections } = await restore('types-target');
  expect(collections.map(([name, { documents }]) => [name, documents])).toEqual([
    ['none', 0],
    ['rooms', 2500],
    ['types', 1],
  ]);
  const raw = (database: string) =>
    fixture.client.db(database).collection('types').findOne({}, { promoteValues: false });
  expect(await raw('types-target')).toEqual(await raw('restore-source'));
  expect(await rooms('types-target').indexes()).toEqual(await rooms('restore-source').indexes());
  expect(await fixture.client.db('types-target').listCollections({ name: 'none' }).toArray()).toHaveLength(1);
});

it('does not change a database with documents, unless it may replace them', async () => {
  await fixture.client.db('full-target').collection('other').insertOne({ x: 1 });
  await expect(restore('full-target')).rejects.toThrow('is not empty');
  expect(await fixture.client.db('full-target').listCollections().toArray()).toHaveLength(1);
  await restore('full-target', { replace: true });
  expect(await rooms('full-target').countDocuments()).toBe(2500);
  expect(await fixture.client.db('full-target').collection('other').countDocuments()).toBe(0);
});

it('accepts the empty collections with indexes that the API creates at its start', async () => {
  await rooms('fresh-target').createIndex({ another: 1 });
  await restore('fresh-target');
  expect(await rooms('fresh-target').indexes()).toHaveLength(3);
});

it('can run again after an interruption, and until then the database cannot be saved', async () => {
  const broken = restoreDatabase(fixture.uri('broken-target'), file, {
    replace: false,
    onProgress: () => {
      throw new Error('the power failed');
    },
  });
  await expect(broken).rejects.toThrow('the power failed');
  expect(await rooms('broken-target').countDocuments()).toBe(1000);
  const half = join(fixture.folder, 'half.gz');
  await expect(backupDatabase(fixture.uri('broken-target'), half, noProgress)).rejects.toThrow(
    'contains an unfinished restore',
  );
  await restore('broken-target');
  expect(await rooms('broken-target').countDocuments()).toBe(2500);
  expect(await rooms('broken-target').indexes()).toHaveLength(3);
  await expect(restore('broken-target')).rejects.toThrow('is not empty');
});

it('does not take an error of the driver for damage of the file', async () => {
  const failing = restoreDatabase(fixture.uri('driver-target'), file, {
    replace: false,
    onProgress: () => {
      throw new BSON.BSONError('The driver cannot write this.');
    },
  });
  await expect(failing).rejects.toThrow('The driver cannot write this.');
});

const damages: [string, (bytes: Buffer) => Buffer, string][] = [
  ['one byte of a document', (bytes) => changed(bytes, 'Room 77\0', 'Room 78\0'), 'checksum of rooms'],
  ['an index', (bytes) => changed(bytes, 'by n', 'by m'), 'its checksum is wrong'],
  ['the end', (bytes) => bytes.subarray(0, bytes.length - 40), 'ends too early'],
  ['something after the end', (bytes) => Buffer.concat([bytes, bytes]), 'its checksum is wrong'],
  ['a type in the header', (bytes) => withByte(bytes, 4, 0x77), 'a part of it is not BSON'],
  ['all of it', () => Buffer.from('{"not": "a backup"}'), 'The backup is damaged'],
];

function changed(bytes: Buffer, from: string, to: string): Buffer {
  const copy = Buffer.from(bytes);
  copy.write(to, copy.indexOf(from), 'latin1');
  return copy;
}

function withByte(bytes: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(value, at);
  return copy;
}

it.each(damages)('finds damage of %s before it changes anything', async (name, damage, message) => {
  const damaged = join(fixture.folder, `${name}.gz`);
  await writeFile(damaged, gzipSync(damage(gunzipSync(await readFile(file)))));
  await fixture.client
    .db('damage-target')
    .collection('kept')
    .updateOne({}, { $set: { x: 1 } }, { upsert: true });
  await expect(restore('damage-target', { replace: true, from: damaged })).rejects.toThrow(message);
  const names = await fixture.client.db('damage-target').listCollections().toArray();
  expect(names).toMatchObject([{ name: 'kept' }]);
});

it.each<[string, (bytes: Buffer) => Buffer]>([
  ['cut short', (bytes) => bytes.subarray(0, bytes.length - 100)],
  ['not compressed', () => Buffer.from('plain text')],
])('refuses a file that is %s', async (name, damage) => {
  const damaged = join(fixture.folder, `${name}.gz`);
  await writeFile(damaged, damage(await readFile(file)));
  await expect(restore('damage-target', { from: damaged })).rejects.toThrow('is damaged, or is not a backup');
});

it('names a missing file', async () => {
  await expect(restore('x', { from: '/no/such/file' })).rejects.toThrow(
    'The file /no/such/file does not exist',
  );
});
