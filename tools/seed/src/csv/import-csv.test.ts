import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createListingBodySchema } from '@roommate/contracts';
import { type EmbeddedMongo, startEmbeddedMongo } from '@roommate/embedded-mongo';
import { type OpenDatabase, openDatabase } from '../store/open-database.ts';
import type { StoredListing } from '../store/stored-listing.ts';
import { importCsv } from './import-csv.ts';
import { ColumnsError } from './read-csv.ts';
import { report } from './report.ts';

const CSV = `,Location,Area,Bed,Bath,Price
0,"Block H, Bashundhara R-A, Dhaka","1,600 sqft",3,3,20 Thousand
1,"Farmgate, Tejgaon, Dhaka",900 sqft,2,2,1.5 Lakh
2,"Banani, Dhaka",large,2,2,18 Thousand
3,"Banani, Dhaka",900 sqft,two,2,18 Dozen
4,"Gulshan 1, Gulshan, Dhaka","2,200 sqft",3,4,1.2 Crore
5,"Farmgate, Tejgaon, Dhaka",900 sqft,2,2,1.5 Lakh
6,Banani
`;
const pictures = [
  'http://localhost:3000/pictures/rooms/a.webp',
  'http://localhost:3000/pictures/rooms/b.webp',
];

let mongo: EmbeddedMongo;
let database: OpenDatabase;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seed-'));
  mongo = await startEmbeddedMongo({ dataDir: join(folder, 'data') });
  database = await openDatabase(`${mongo.uri}/seed`);
});

afterAll(async () => {
  await database.close();
  await mongo.close();
  await rm(folder, { recursive: true });
});

const listings = () => database.db.collection<StoredListing>('listings');

async function load(text: string) {
  const file = join(folder, 'offers.csv');
  await writeFile(file, text);
  return importCsv({ file, pictures, listings: listings() });
}

it('loads the rows that make a listing and rejects the others by line and reason', async () => {
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
      { line: 6, reason: 'Rent amount must be at most 10000000 BDT.' },
      {
        line: 8,
        reason: 'Area is missing. Bed is missing. Bath is missing. Price is missing.',
      },
    ],
  });
  expect(report(result)[0]).toBe(
    '7 rows: 3 new listings, 0 changed listings, 0 listings as before, 4 rows rejected.',
  );
  expect(await listings().findOne({ roomType: 'Shared' })).toMatchObject({
    title: 'Shared flat with 3 bedrooms, 1,600 sqft, Bashundhara R-A',
    location: 'Block H, Bashundhara R-A, Dhaka',
    rentAmount: 20_000,
    description: 'A flat of 1,600 sqft with 3 bedrooms and 3 bathrooms in Block H, Bashundhara R-A, Dhaka.',
  });
});

it('makes listings that the API would have accepted', async () => {
  for (const row of await listings().find({}).toArray()) {
    const { title, location, rentAmount, roomType, lifestyle, imageUrl, description, contact, availability } =
      row;
    const body = {
      title,
      location,
      rentAmount,
      roomType,
      lifestyle,
      imageUrl,
      description,
      contact,
      availability,
    };
    expect(createListingBodySchema.safeParse(body)).toMatchObject({ success: true });
  }
});

it('gives the same result when run twice, and leaves alone what users did', async () => {
  await listings().updateOne({ roomType: 'Shared' }, { $set: { likes: 3, views: 9 } });
  const before = await listings().find({}).sort({ _id: 1 }).toArray();
  expect(await load(CSV)).toMatchObject({ inserted: 0, changed: 0 });
  expect(await listings().find({}).sort({ _id: 1 }).toArray()).toEqual(before);
});

it('refuses a file without the columns', async () => {
  await expect(load('Location,Price\nBanani,20 Thousand\n')).rejects.toThrow(
    new ColumnsError('The file has no column Area, Bed, Bath.'),
  );
});
