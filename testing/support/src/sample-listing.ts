import type { Listing } from '@roommate/contracts';

/** An id that no listing has. A test responds to the requests for it. */
export const SAMPLE_ID = '665f1c2ab7d94e0012a4c9d1';

/** A listing in a response to a person who does not own it. */
export const sampleListing = {
  _id: SAMPLE_ID,
  url: `https://rooms.example/roommate/${SAMPLE_ID}`,
  title: 'Room over the lake',
  location: 'Gulshan 2, Dhaka',
  rentAmount: 21_000,
  roomType: 'Single',
  lifestyle: [],
  imageUrl: 'https://127.0.0.1:1/none.jpg',
  description: 'Quiet, with a breeze from the water.',
  availability: 'not available',
  name: 'Rafiqul Islam',
  email: 'rafiq@example.com',
  likes: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  isOwner: false,
} satisfies Listing;

/** The listing in a response to its owner, with every field that saving needs. */
export const ownListing = {
  ...sampleListing,
  lifestyle: 'Early riser',
  contact: '+880 1000-000101',
  isOwner: true,
} satisfies Listing;
