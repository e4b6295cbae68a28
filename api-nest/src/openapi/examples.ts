/** The example listing of the documentation, as an anonymous caller sees it. */
export const listingExample = {
  _id: '665f1c2ab7d94e0012a4c9d1',
  url: 'https://roommate.example/roommate/665f1c2ab7d94e0012a4c9d1',
  title: 'Sunny single room near Dhanmondi Lake',
  location: 'Road 8A, Dhanmondi, Dhaka',
  rentAmount: 12500,
  roomType: 'Single',
  lifestyle: 'Non-smoker, early riser',
  imageUrl: 'https://i.ibb.co/4jQyW0R/dhanmondi-room.jpg',
  description: 'Third floor, south-facing balcony, gas and lift. Five minutes on foot to the lake.',
  availability: 'available',
  name: 'Nusrat Jahan',
  likes: 4,
  views: 31,
  createdAt: '2025-06-04T09:15:00.000Z',
  updatedAt: '2025-06-04T09:15:00.000Z',
  isOwner: false,
};

/** The path parameter of the operations of one listing. */
export const listingIdParam = { id: { description: 'The `_id` of a listing.', example: listingExample._id } };

export const EMAIL_EXAMPLE = 'nusrat@example.com';
const CONTACT_EXAMPLE = '+880 1700-000000';

/** The same listing as its owner sees it. */
export const ownListingExample = {
  ...listingExample,
  isOwner: true,
  email: EMAIL_EXAMPLE,
  contact: CONTACT_EXAMPLE,
};

const ANONYMOUS = 'For a caller without a token';
const OWNER = 'For the owner: with email and contact';

/** One listing for each kind of caller. */
export const listingByCaller = {
  anonymous: { summary: ANONYMOUS, value: listingExample },
  'signed-in': {
    summary: 'For a signed-in caller: with the confirmed email',
    value: { ...listingExample, email: EMAIL_EXAMPLE, isLiked: false },
  },
  unconfirmed: {
    summary: 'For a signed-in caller: the poster has not confirmed the email',
    value: { ...listingExample, emailWithheld: 'unconfirmed', isLiked: false },
  },
  liker: {
    summary: 'For a signed-in caller who liked it today: with the contact',
    value: { ...listingExample, email: EMAIL_EXAMPLE, isLiked: true, contact: CONTACT_EXAMPLE },
  },
  owner: { summary: OWNER, value: ownListingExample },
};

/** A list of listings for each kind of caller. Signed-in callers see what anonymous callers see. */
export const listByCaller = {
  anonymous: { summary: ANONYMOUS, value: [listingExample] },
  owner: { summary: OWNER, value: [ownListingExample] },
};

/** The response to a like, by the availability of the listing. */
export const likeByAvailability = {
  available: {
    summary: 'For an available listing',
    value: { matchedCount: 1, modifiedCount: 1, likes: 5, contact: CONTACT_EXAMPLE },
  },
  'not available': {
    summary: 'For a listing that is not available',
    value: { matchedCount: 1, modifiedCount: 1, likes: 5 },
  },
};

const formExample = {
  title: 'Shared room for a student in Mirpur 10',
  location: 'Block C, Mirpur 10, Dhaka',
  rentAmount: 6500,
  roomType: 'Shared',
  lifestyle: ['Non-smoker', 'Quiet after ten'],
  imageUrl: 'https://i.ibb.co/7CqZ0vK/mirpur-room.jpg',
  description: 'Two beds, one is free. Filtered water, Wi-Fi and a cook. Ten minutes to the metro station.',
  contact: '+880 1700-000000',
  availability: 'available',
  home: { household: 'men', smoking: 'no', guests: 'daytime' },
};

/** An API key in the list of its owner. */
export const apiKeyExample = {
  _id: '665f1c2ab7d94e0012a4c9d2',
  name: 'Nightly import',
  scopes: ['listings:read', 'listings:write'],
  hint: 'x7Qk',
  createdAt: '2025-06-04T09:15:00.000Z',
  expiresAt: '2025-09-02T09:15:00.000Z',
  lastUsedAt: null,
};

/** A saved listing of the caller. */
export const savedListingExample = {
  listingId: listingExample._id,
  savedAt: '2025-06-05T11:40:00.000Z',
};

/** A webhook in the list of its owner. */
export const webhookExample = {
  _id: '665f1c2ab7d94e0012a4c9d3',
  url: 'https://receiver.example/roommate-events',
  events: ['listing.created', 'listing.updated', 'listing.deleted'],
  status: 'active',
  createdAt: '2025-06-04T09:15:00.000Z',
  lastSuccessAt: '2025-06-05T10:00:01.000Z',
};

/** It is not a secret: it has fewer bytes. */
export const createdWebhookExample = {
  ...webhookExample,
  lastSuccessAt: null,
  secret: 'whsec_example-of-a-secret-that-does-not-exist',
};

/** A delivery that is tried again. */
export const deliveryExample = {
  id: 'evt_665f1c2ab7d94e0012a4c9d4',
  type: 'listing.created',
  listingId: listingExample._id,
  status: 'pending',
  attempts: 1,
  createdAt: '2025-06-05T10:00:00.000Z',
  nextAttemptAt: '2025-06-05T10:00:06.000Z',
  lastStatus: 503,
  lastError: null,
};

/** A saved search of the caller. */
export const savedSearchExample = {
  _id: '665f1c2ab7d94e0012a4c9d3',
  query: 'place=mirpur-10&rentMax=8000',
  name: 'Rooms in Mirpur 10, up to BDT 8,000',
  createdAt: '2025-06-05T11:40:00.000Z',
};

/** A listing that matches it. */
export const alertExample = {
  listingId: listingExample._id,
  searchName: savedSearchExample.name,
  createdAt: '2025-06-06T07:05:00.000Z',
  isRead: false,
};

/** What a student looks for. */
export const preferencesExample = {
  rentMax: 8000,
  places: ['azimpur', 'dhanmondi'],
  travelTo: 'buet',
  travelKm: 3,
  smoking: 'no',
  pets: 'no',
  dealbreakers: ['smoking'],
};

/** Request bodies, by the name of their schema. */
export const bodyExamples: Partial<Record<string, unknown>> = {
  NewListing: formExample,
  ListingChanges: { ...formExample, rentAmount: 6000, availability: 'not available' },
  ListingPatch: { rentAmount: 6200 },
  Like: { likes: 5 },
  NewSavedListings: { ids: [listingExample._id] },
  NewSavedSearch: { query: 'place=mirpur-10&rentMax=8000' },
  Preferences: preferencesExample,
  NewApiKey: { name: 'Nightly import', scopes: ['listings:read', 'listings:write'], expiresInDays: 90 },
  NewWebhook: { url: webhookExample.url, events: webhookExample.events },
  Replay: { since: '2025-06-05T09:00:00.000Z' },
  ContactMessage: {
    name: 'Nusrat Jahan',
    email: EMAIL_EXAMPLE,
    subject: 'A question about a listing',
    message: 'Is the room in Mirpur still free? I could move in on the first of next month.',
  },
};
