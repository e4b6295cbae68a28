import { CURRENCY, RENT_PERIOD } from '@roommate/contracts';

interface FieldTexts {
  label: string;
  /** Help that stays visible. */
  hint?: string;
}

/** What stands at each field: the form and its skeleton say the same, so that both are equally high. */
export const FIELD_TEXTS = {
  title: { label: 'Title', hint: 'What makes one want to see the room.' },
  location: { label: 'Location', hint: 'Road or block, area.' },
  rentAmount: { label: 'Rent amount', hint: `In ${CURRENCY} per ${RENT_PERIOD}.` },
  roomType: { label: 'Room type' },
  availability: { label: 'Availability' },
  lifestyle: { label: 'Lifestyle', hint: 'How you live: early riser, non-smoker, vegetarian...' },
  imageUrl: {
    label: 'Image URL',
    hint: 'The address of a picture of the room, such as https://i.ibb.co/abc123/room.jpg',
  },
  description: { label: 'Description' },
  contact: { label: 'Contact', hint: 'Shown only to people who like the listing.' },
} as const satisfies Record<string, FieldTexts>;
