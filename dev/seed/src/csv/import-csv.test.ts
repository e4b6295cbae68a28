import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createListingBodySchema, type StoredListing } from '@roommate/contracts';
import { openDatabase, type OpenDatabase } from '@roommate/database';
import { type EmbeddedMongo, startEmbeddedMongo } from '@roommate/embedded-mongo';
import { ConfigurationError } from '@roommate/server/env';
import type { ObjectId } from 'mongodb';
import { inputOf } from '../testing/input-of.ts';
import { importCsv } from './import-csv.ts';
import { reportImport } from './report.ts';

const CSV = `,Location,Area,Bed,Bath,Price
0,"Block H, Bashundhara R-A, Dhaka","1,600 sqft",3,3,20 Thousand
1,"Farmgate, Tejgaon, Dhaka",900 sqft,2,2,1.5 Lakh
2,"Banani, Dhaka",large,2,2,18 Thousand
3,"Banani, Dhaka",900 sqft,two,2,18 Dozen
4,"Gulshan 1, Gulshan, Dhaka","2,200 sqft",3,4,1.2 Crore
5,"Farmgate, Tejgaon, Dhaka",900 sqft,2,2,1.5 Lakh
6,Banani
`;
const images = ['http://localhost:3000/pictures/rooms/a.webp', 'http://localhost:3000/pictures/rooms/b.webp'];

describe('importCsv', () => {
  let mongo: EmbeddedMongo;
  let database: OpenDatabase;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'seed-'));
    mongo = await startEmbeddedMongo({ dataDir: join(folder, 'data'), sync: false });
    database = await openDatabase(`${mongo.uri}/seed`);
  });

  afterAll(async () => {
    await database.close();
    await mongo.close();
    await rm(folder, { recursive: true });
  });

  const listings = () => database.db.collection<StoredListing<ObjectId>>('listings');

  async function load(text: string | Buffer) {
    const file = join(folder, 'offers.csv');
    await writeFile(file, text);
    return importCsv({ file, images, listings: listings() });
  }

  it('loads the valid rows and rejects the others with line and reason', async () => {
    const result = await load(CSV);
    expect(result).toEqual({
      rows: 7,
      inserted: 3,
      changed: 0,
      rejected: [
        { line: 4, reason: 'Area must be like "1,600 sqft".' },
        {
          line: 5,
          reason: 'Bed must be a whole number from 1 to 99. Price must be like "20 Thousand" or "1.5 Lakh".',
        },
        { line: 6, reason: 'Rent amount must be a whole number from 500 to 20,00,000 BDT.' },
        {
          line: 8,
          reason: 'Area is missing. Bed is missing. Bath is missing. Price is missing.',
        },
      ],
    });
    expect(reportImport(result, 'rejected.txt')[0]).toBe(
      '7 rows: 3 new listings, 0 changed listings, 0 listings unchanged, 4 rows rejected.',
    );
    expect(await listings().findOne({ roomType: 'Shared' })).toMatchObject({
      title: 'Shared flat with 3 bedrooms, 1,600 sqft, Bashundhara R-A',
      location: 'Block H, Bashundhara R-A, Dhaka',
      rentAmount: 20_000,
      description: 'A flat of 1,600 sqft with 3 bedrooms and 3 bathrooms in Block H, Bashundhara R-A, Dhaka.',
    });
  });

  it('creates listings that the API would accept', async () => {
    for (const row of await listings().find({}).toArray()) {
      expect(createListingBodySchema.safeParse(inputOf(row))).toMatchObject({ success: true });
    }
  });

  it('stores the place of each listing for the search', async () => {
    const rows = await listings()
      .find({}, { sort: { location: 1 } })
      .toArray();
    expect(rows).toMatchObject([
      { location: 'Block H, Bashundhara R-A, Dhaka', placeId: 'bashundhara-h', area1: 'vatara' },
      { location: 'Farmgate, Tejgaon, Dhaka', placeId: 'farmgate', area1: 'tejgaon' },
      { location: 'Farmgate, Tejgaon, Dhaka', placeId: 'farmgate', area1: 'tejgaon' },
    ]);
  });

  it('gives the same result when run twice, and keeps the likes and views of users', async () => {
    await listings().updateOne({ roomType: 'Shared' }, { $set: { likes: 3, views: 9 } });
    const before = await listings().find({}).sort({ _id: 1 }).toArray();
    expect(await load(CSV)).toMatchObject({ inserted: 0, changed: 0 });
    expect(await listings().find({}).sort({ _id: 1 }).toArray()).toEqual(before);
  });

  it('updates a changed listing with a new time of edit, and leaves the others', async () => {
    const before = await listings().find({}).sort({ _id: 1 }).toArray();
    await listings().updateOne({ roomType: 'Shared' }, { $set: { title: 'Title of an older version' } });
    expect(await load(CSV)).toMatchObject({ inserted: 0, changed: 1 });
    const after = await listings().find({}).sort({ _id: 1 }).toArray();
    const edited = (rows: typeof after) => rows.filter(({ roomType }) => roomType === 'Shared');
    const [was, is] = [edited(before)[0], edited(after)[0]];
    expect(is).toEqual({ ...was, updatedAt: is?.updatedAt });
    expect(is?.updatedAt.getTime()).toBeGreaterThan(was?.updatedAt.getTime() ?? 0);
    expect(after.filter(({ roomType }) => roomType !== 'Shared')).toEqual(
      before.filter(({ roomType }) => roomType !== 'Shared'),
    );
  });

  const header = ',Location,Area,Bed,Bath,Price';
  const good = '0,"Banani, Dhaka",900 sqft,2,2,20 Thousand';

  it.each([
    ['is empty', '', 'it is empty.'],
    ['has no text', '\n\n', 'it contains no text.'],
    [
      'lacks columns',
      'Location,Price\nBanani,20 Thousand\n',
      'its first line must contain the columns Location, Area, Bed, Bath, Price; Area, Bed, Bath missing.',
    ],
    ['is binary', Buffer.from(`${header}\n${good}\n\0\x01\x02`), 'line 3 is not text in UTF-8.'],
    ['is in UTF-16', Buffer.from(`\ufeff${header}\n`, 'utf16le'), 'line 1 is not text in UTF-8.'],
    ['is in Latin-1', Buffer.from(`${header}\n${good}\n1,Café`, 'latin1'), 'line 3 is not text in UTF-8'],
    [
      'does not close a quote',
      `${header}\n${good}\n1,"Banani,900 sqft,2,2,20 Thousand\n`,
      'the row after line 2 has a quote that is not closed or not doubled (found in line 3).',
    ],
    [
      'does not close a quote before others',
      `${header}\n${good}\n1,"Banani,900 sqft,2,2,20 Thousand\n${good}\n`,
      'the row after line 2 has a quote that is not closed',
    ],
    [
      'does not close a quote before very many rows',
      `${header}\n${good}\n1,"Banani\n${'0,Banani,900 sqft,2,2,20 Thousand\n'.repeat(5000)}`,
      'the row after line 2 has a quote that is not closed',
    ],
  ])('loads nothing from a file that %s, and reports the reason', async (_, text, reason) => {
    const before = await listings().countDocuments({});
    const failed = load(text);
    await expect(failed).rejects.toThrow(ConfigurationError);
    await expect(failed).rejects.toThrow(`${join(folder, 'offers.csv')} cannot be loaded: ${reason}`);
    await expect(failed).rejects.not.toThrow(/\n/);
    expect(await listings().countDocuments({})).toBe(before);
  });

  it('reports a path that is not a file or does not exist', async () => {
    const loadFrom = (file: string) => importCsv({ file, images, listings: listings() });
    await expect(loadFrom(folder)).rejects.toThrow(
      new ConfigurationError(`${folder} cannot be loaded: it is not a file.`),
    );
    await expect(loadFrom(join(folder, 'none'))).rejects.toThrow('the file cannot be read (ENOENT).');
  });
});
