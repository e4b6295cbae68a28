import { contactActions } from './contact-actions.ts';

it.each([
  [
    '01712-345678 or nusrat@example.com',
    {
      call: 'tel:+8801712345678',
      whatsapp: 'https://wa.me/8801712345678',
      email: 'mailto:nusrat@example.com',
    },
  ],
  ['wa.me/8801812345678', { call: undefined, whatsapp: 'https://wa.me/8801812345678', email: undefined }],
  ['০১৭১২৩৪৫৬৭৮', { call: 'tel:+8801712345678', whatsapp: 'https://wa.me/8801712345678', email: undefined }],
  [
    '01712345678, 01912345678',
    { call: 'tel:+8801712345678', whatsapp: 'https://wa.me/8801712345678', email: undefined },
  ],
  ['Ask at the tea stall', { call: undefined, whatsapp: undefined, email: undefined }],
])('finds the ways to reach the poster in "%s"', (contact, actions) =>
  expect(contactActions(contact)).toEqual(actions),
);
