import type { CreateListing } from '@roommate/contracts';

export const nusrat = {
  sub: 'uid-nusrat',
  email: 'Nusrat@example.com',
  email_verified: true,
  name: 'Nusrat Jahan',
};
export const rafi = {
  sub: 'uid-rafi',
  email: 'rafi@example.com',
  email_verified: true,
  name: 'Rafi Ahmed',
};

/** The values of the form for a new room. */
export const room: CreateListing = {
  title: 'Sunny room near the lake',
  location: 'Road 8A, Dhanmondi, Dhaka',
  rentAmount: 12_500,
  roomType: 'Single',
  lifestyle: 'Non-smoker',
  imageUrl: 'https://i.ibb.co/4jQyW0R/room.jpg',
  description: 'Third floor, south-facing balcony.',
  contact: '+880 1700-000000',
  availability: 'available',
};
