import { Types } from 'mongoose';
import { decodeCursor, encodeCursor } from './listing-cursor.ts';

const position = {
  createdAt: new Date(1_750_000_000_123),
  _id: new Types.ObjectId('665f1c2ab7d94e0012a4c9d1'),
};

it('decodes what it encoded', () => {
  const cursor = encodeCursor(position);
  expect(cursor).toMatch(/^[\w-]{27}$/);
  expect(decodeCursor(cursor)).toEqual(position);
});

it('accepts times before 1970', () => {
  const old = { ...position, createdAt: new Date(-5) };
  expect(decodeCursor(encodeCursor(old))).toEqual(old);
});

it.each([
  '',
  'abc',
  `${encodeCursor(position)}AA`,
  'f'.repeat(27),
  Buffer.alloc(20, 0x7f).toString('base64url'),
])('refuses "%s"', (text) => {
  expect(decodeCursor(text)).toBeUndefined();
});
