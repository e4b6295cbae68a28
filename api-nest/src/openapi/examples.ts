/** The example listing of the documentation, as an anonymous caller sees it. */
export const listingExample = {
  _id: '665f1c2ab7d94e0012a4c9d1',
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

export const EMAIL_EXAMPLE = 'nusrat@example.com';
export const CONTACT_EXAMPLE = '+880 1700-000000';

/** The same listing as its owner sees it. */
export const ownListingExample = {
  ...listingExample,
  isOwner: true,
  email: EMAIL_EXAMPLE,
  contact: CONTACT_EXAMPLE,
};

const byCaller = (show: (listing: object) => unknown) => ({
  anonymous: { summary: 'For a caller without a token', value: show(listingExample) },
  'signed-in': {
    summary: 'For a signed-in caller: with the e-mail',
    value: show({ ...listingExample, email: EMAIL_EXAMPLE }),
  },
  owner: { summary: 'For the owner: with e-mail and contact', value: show(ownListingExample) },
});

/** One listing, and a list of listings, for each kind of caller. */
export const listingByCaller = byCaller((listing) => listing);
export const listByCaller = byCaller((listing) => [listing]);

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
};

/** Request bodies, by the name of their schema. */
export const bodyExamples: Partial<Record<string, unknown>> = {
  NewListing: formExample,
  ListingChanges: { ...formExample, rentAmount: 6000, availability: 'not available' },
  ListingPatch: { rentAmount: 6200 },
  Like: { likes: 5 },
  ContactMessage: {
    name: 'Nusrat Jahan',
    email: EMAIL_EXAMPLE,
    subject: 'A question about a listing',
    message: 'Is the room in Mirpur still free? I could move in on the first of next month.',
  },
};
