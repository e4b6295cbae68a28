import { contactActions } from './contact-actions.ts';

const first = {
  label: '01712-345678',
  call: 'tel:+8801712345678',
  whatsapp: 'https://wa.me/8801712345678',
};
const second = {
  label: '01812-345678',
  call: 'tel:+8801812345678',
  whatsapp: 'https://wa.me/8801812345678',
};
const nothing = { phones: [], whatsapp: undefined, email: undefined };

it.each([
  [
    '01712-345678 or nusrat@example.com',
    { phones: [first], whatsapp: undefined, email: 'mailto:nusrat@example.com' },
  ],
  ['wa.me/8801812345678', { ...nothing, whatsapp: 'https://wa.me/8801812345678' }],
  [
    'wa.me/8801812345678, call 01712-345678',
    {
      ...nothing,
      phones: [{ ...first, whatsapp: undefined }],
      whatsapp: 'https://wa.me/8801812345678',
    },
  ],
  [
    '01712-345678, WhatsApp: wa.me/8801812345678',
    {
      ...nothing,
      phones: [{ ...first, whatsapp: undefined }],
      whatsapp: 'https://wa.me/8801812345678',
    },
  ],
  ['০১৭১২৩৪৫৬৭৮', { ...nothing, phones: [{ ...first, label: '০১৭১২৩৪৫৬৭৮' }] }],
  ['01712-345678 or 01812-345678', { ...nothing, phones: [first, second] }],
  ['01712-345678, again 01712-345678', { ...nothing, phones: [first] }],
  ['01712-345678, 01812-345678, 01912-345678', { ...nothing, phones: [first, second] }],
  ['Ask at the tea stall', nothing],
])('finds the ways to reach the poster in "%s"', (contact, actions) =>
  expect(contactActions(contact)).toEqual(actions),
);
