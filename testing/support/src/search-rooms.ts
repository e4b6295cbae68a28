import { expect, type Page } from '@playwright/test';
import { storedListing } from '@roommate/contracts';
import { searchFieldsOf } from '@roommate/places';
import { MongoClient, ObjectId } from 'mongodb';
import { databaseUri, siteUrl } from './product-environment.ts';

/** A word that no other listing has, so that other tests change nothing in its searches. */
export const WORD = 'xylophone';

const rooms = [
  { title: 'Old house near the metro', location: 'Section 10, Mirpur', rentAmount: 7000, roomType: 'Single' },
  {
    title: 'Seat for a student',
    location: 'Mirpur 11',
    rentAmount: 4000,
    roomType: 'Shared',
    home: { household: 'women' },
  },
  { title: 'Room over the lake', location: 'Sector 7, Uttara', rentAmount: 9000, roomType: 'Single' },
] as const;

/** The titles of the rooms with the word, newest first. */
export const [metro, seat, lake] = rooms.map(({ title }) => title) as [string, string, string];
export const all = [metro, seat, lake];

/** Stores the rooms with the word, once for all test files. */
export async function storeSearchRooms(): Promise<void> {
  const client = await MongoClient.connect(databaseUri);
  try {
    const stored = client.db().collection<{ _id: ObjectId }>('listings');
    for (const [i, room] of rooms.entries()) {
      const fields = {
        ...room,
        lifestyle: 'Quiet',
        imageUrl: `${siteUrl}/og.jpg`,
        description: `A ${WORD} room.`,
        contact: '01700-000000',
        availability: 'available' as const,
      };
      const owner = { uid: 'e2e-owner', email: 'owner@example.com', name: 'Owner' };
      const id = new ObjectId(i.toString(16).padStart(24, 'e'));
      const { _id, ...listing } = storedListing(id, fields, owner, new Date(Date.UTC(2018, 0, 1) - i));
      const document = { ...listing, ...searchFieldsOf(listing) };
      await stored.updateOne({ _id }, { $setOnInsert: document }, { upsert: true });
    }
  } finally {
    await client.close();
  }
}

export const cards = (page: Page) => page.getByRole('main').getByRole('article');

export const expectTitles = (page: Page, titles: readonly string[]) =>
  expect(cards(page).getByRole('heading')).toHaveText([...titles]);
