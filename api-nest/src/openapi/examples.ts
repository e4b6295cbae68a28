/** The listing that the documentation shows, as an anonymous caller sees it. */
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

export const emailExample = 'nusrat@example.com';
export const contactExample = '+880 1700-000000';

/** The same listing as its owner sees it. */
export const ownListingExample = {
  ...listingExample,
  isOwner: true,
  email: emailExample,
  contact: contactExample,
};

const byCaller = (show: (listing: object) => unknown) => ({
  anonymous: { summary: 'To a caller without a token', value: show(listingExample) },
  'signed-in': {
    summary: 'To a signed-in caller: with the e-mail',
    value: show({ ...listingExample, email: emailExample }),
  },
  owner: { summary: 'To the owner: with e-mail and contact', value: show(ownListingExample) },
});

/** One listing, and a list of them, as each kind of caller sees it. */
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

/** A body to send, by the name of its schema. */
export const bodyExamples: Partial<Record<string, unknown>> = {
  NewListing: formExample,
  ListingChanges: { ...formExample, rentAmount: 6000, availability: 'not available' },
  Like: { likes: 5 },
  ContactMessage: {
    name: 'Nusrat Jahan',
    email: emailExample,
    subject: 'A question about a listing',
    message: 'Is the room in Mirpur still free? I could move in on the first of next month.',
  },
};
