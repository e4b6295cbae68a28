import { CURRENCY, RENT_PERIOD } from '@roommate/contracts';

interface FieldTexts {
  label: string;
  /** Help text that is always visible. */
  hint?: string;
}

/** The texts of each field. The form and its skeleton share them, so both have the same height. */
export const fieldTexts = {
  title: { label: 'Title', hint: 'A short headline for your room' },
  location: { label: 'Location', hint: 'Road or block, then the area' },
  rentAmount: { label: 'Rent amount', hint: `In ${CURRENCY} per ${RENT_PERIOD}` },
  roomType: { label: 'Room type' },
  availability: { label: 'Availability' },
  lifestyle: { label: 'Lifestyle', hint: 'How you live: early riser, non-smoker, vegetarian...' },
  imageUrl: {
    label: 'Image URL',
    hint: 'The URL of an image of the room, such as https://i.ibb.co/abc123/room.jpg',
  },
  description: { label: 'Description' },
  contact: {
    label: 'Contact',
    hint: 'A phone number, an email address or a WhatsApp link. People who like the listing see it while it is available.',
  },
} as const satisfies Record<string, FieldTexts>;
