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
};

export const emailExample = 'nusrat@example.com';
export const contactExample = '+880 1700-000000';

/** The same listing as its owner sees it. */
export const ownListingExample = { ...listingExample, email: emailExample, contact: contactExample };
