import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listingInputSchema, type StoredListing } from '@roommate/contracts';
import { openDatabase, type OpenDatabase } from '@roommate/database';
import { type EmbeddedMongo, startEmbeddedMongo } from '@roommate/embedded-mongo';
import { repositoryRoot } from '@roommate/server/env';
import { searchFieldsOf } from '@roommate/places';
import { ObjectId } from 'mongodb';
import { inputOf } from '../testing/input-of.ts';
import { demoListings } from './demo-listings.ts';
import { demoOwners } from './demo-owners.ts';
import { seedDemoListings } from './seed-demo-listings.ts';

const siteUrl = 'http://localhost:3000';
const owners = demoOwners.map(({ key, email, name }) => ({ key, email, name, uid: `uid-${key}` }));

describe('seedDemoListings', () => {
  let mongo: EmbeddedMongo;
  let database: OpenDatabase;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'demo-'));
    mongo = await startEmbeddedMongo({ dataDir: folder, sync: false });
  });

  beforeEach(async () => {
    database = await openDatabase(`${mongo.uri}/demo`);
    await database.db.dropDatabase();
  });

  afterEach(() => database.close());

  afterAll(async () => {
    await mongo.close();
    await rm(folder, { recursive: true });
  });

  const seed = (site = siteUrl) => seedDemoListings({ mongoUri: `${mongo.uri}/demo`, siteUrl: site, owners });
  const listings = () => database.db.collection<StoredListing<ObjectId>>('listings');

  it('fills an empty database with valid listings of the demo owners', async () => {
    expect(await seed()).toBe(demoListings.length);
    const rows = await listings().find({}).sort({ createdAt: -1 }).toArray();
    expect(rows.map(({ title }) => title)).toEqual(demoListings.map(({ title }) => title));
    for (const row of rows) {
      expect(listingInputSchema.parse(inputOf(row))).toEqual(inputOf(row));
      expect(owners.map(({ uid }) => uid)).toContain(row.ownerUid);
    }
  });

  it('stores the place of each listing for the search', async () => {
    await seed();
    const rows = await listings().find({}).toArray();
    expect(rows).toHaveLength(demoListings.length);
    for (const row of rows) {
      const { placeId, area1 } = searchFieldsOf(row);
      expect(row).toMatchObject({ placeId, area1 });
      expect(placeId).not.toBeNull();
    }
  });

  it('uses images that the site has', async () => {
    const images = demoListings.map(({ image }) => `pictures/rooms/${image}.webp`);
    for (const path of [...images, ...demoOwners.map(({ photo }) => photo)]) {
      await access(join(repositoryRoot, 'shell/public', path));
    }
  });

  it('adds nothing to a database with listings, and does not restore deleted ones', async () => {
    await seed();
    await listings().deleteMany({});
    expect(await seed()).toBe(0);
    expect(await listings().countDocuments({})).toBe(0);

    await database.db.dropDatabase();
    await listings().insertOne({ title: "somebody's own" } as StoredListing<ObjectId>);
    expect(await seed()).toBe(0);
    expect(await listings().countDocuments({})).toBe(1);
  });

  it('continues an interrupted run', async () => {
    await seed();
    const rows = await listings().find({}).sort({ _id: 1 }).toArray();
    // The state after a kill: some listings exist, and the marker says that the run has not finished.
    await database.db.collection('seeds').updateMany({}, { $set: { done: false } });
    await listings().deleteMany({ _id: { $in: rows.slice(5).map(({ _id }) => _id) } });
    expect(await seed()).toBe(rows.length - 5);
    expect((await listings().find({}).sort({ _id: 1 }).toArray()).map(({ _id }) => _id)).toEqual(
      rows.map(({ _id }) => _id),
    );
  });

  it('updates the image URLs when the site moves, except images that an owner has replaced', async () => {
    await seed();
    const [first, second] = await listings().find({}).sort({ createdAt: -1 }).limit(2).toArray();
    const own = 'https://pictures.example/mine.webp';
    await listings().updateOne({ title: first?.title ?? '' }, { $set: { imageUrl: own } });
    expect(await seed('https://rooms.example')).toBe(0);
    const urls = (await listings().find({}).sort({ createdAt: -1 }).toArray()).map(
      ({ imageUrl }) => imageUrl,
    );
    expect(urls.slice(0, 2)).toEqual([own, second?.imageUrl.replace(siteUrl, 'https://rooms.example')]);
    expect(urls.slice(1).every((url) => url.startsWith('https://rooms.example/'))).toBe(true);
    const moved = await listings().findOne({ _id: second?._id ?? new ObjectId() });
    expect(moved?.updatedAt.getTime()).toBeGreaterThan(second?.updatedAt.getTime() ?? Infinity);
  });
});
