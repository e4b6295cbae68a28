import { pagePaths, type Listing } from '@roommate/contracts';
import { isServer } from '../is-server.ts';
import { sampleOwners } from './sample-users.ts';

/** A listing as the in-memory API keeps it, with what the API never sends. */
export interface InMemoryListing extends Listing {
  email: string;
  /** Whether the owner has confirmed the email. */
  emailVerified: boolean;
  contact: string;
  views: number;
  ownerUid: string;
  /** uids of those who like it. */
  likedBy: string[];
}

const AREAS = [
  ['Road 8A', 'Dhanmondi'],
  ['Section 10', 'Mirpur'],
  ['Block C', 'Banani'],
  ['Sector 7', 'Uttara'],
  ['Nobodoy Housing', 'Mohammadpur'],
  ['Green Road', 'Farmgate'],
  ['Block H', 'Bashundhara R/A'],
  ['South Mugda', 'Basabo'],
] as const;

const ROOMS = [
  { roomType: 'Single', picture: 'single-room-morning-window', title: 'Sunny single room with a balcony' },
  { roomType: 'Shared', picture: 'shared-room-two-beds', title: 'One seat in a quiet shared room' },
  { roomType: 'Single', picture: 'single-room-study-desk', title: 'Single room with a desk, for a student' },
  { roomType: 'Shared', picture: 'shared-room-bunk-beds', title: 'Bunk bed near the metro station' },
  { roomType: 'Single', picture: 'single-room-green-wall', title: 'Attached-bath room on the fourth floor' },
  { roomType: 'Shared', picture: 'shared-room-students', title: 'Two seats for university students' },
] as const;

const NEWEST = Date.UTC(2026, 0, 15, 6);
const MINUTE_MS = 60_000;
const SERVER_ORIGIN = 'http://site.invalid';

const at = <T extends readonly [unknown, ...unknown[]]>(items: T, index: number): T[number] =>
  items[index % items.length] ?? items[0];

/** Returns the id of the sample listing with this index: a valid ObjectId. */
export const sampleId = (index: number): string => (0x65a4_0000 - index).toString(16).padStart(24, '0');

/**
 * One listing; those with higher indexes are older.
 * @param index counted from 0; the same index always gives the same listing
 * @param overrides what the test is about
 */
export function sampleListing(index = 0, overrides: Partial<InMemoryListing> = {}): InMemoryListing {
  const [road, area] = at(AREAS, index);
  const { roomType, picture, title } = at(ROOMS, index);
  const origin = isServer ? SERVER_ORIGIN : location.href;
  const posted = new Date(NEWEST - index * MINUTE_MS).toISOString();
  return {
    _id: sampleId(index),
    url: new URL(pagePaths.details(sampleId(index)), origin).href,
    title: `${title} in ${area}`,
    location: `${road}, ${area}, Dhaka`,
    rentAmount: 4500 + ((index * 7) % 30) * 500,
    roomType,
    lifestyle: index % 3 === 0 ? ['Non-smoker', 'Early riser'] : 'Quiet, keeps the kitchen clean',
    imageUrl: new URL(`/pictures/rooms/${picture}.webp`, origin).href,
    description: `Gas, lift and a window to the south. Five minutes on foot to the ${area} bus stand.`,
    contact: `+880 1700-${String(100000 + index).slice(-6)}`,
    availability: index % 5 === 4 ? 'not available' : 'available',
    likes: index % 4,
    views: index * 3,
    createdAt: posted,
    updatedAt: posted,
    isOwner: false,
    likedBy: [],
    emailVerified: true,
    ...at(sampleOwners, index),
    ...overrides,
  };
}

/** Returns the newest `count` sample listings, newest first. */
export const sampleListings = (count: number): InMemoryListing[] =>
  Array.from({ length: count }, (_, index) => sampleListing(index));
