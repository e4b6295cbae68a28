import { Long, ObjectId } from 'bson';
import { encodeValue, keyBytes } from './encode-key.ts';
import { nothing } from './type-rank.ts';
import { valueEnd } from './value-end.ts';

const values: readonly unknown[] = [
  nothing,
  null,
  -1.5,
  Long.fromNumber(2 ** 40),
  '',
  'a\0b',
  'a\u0001',
  'ক\uffff',
  new ObjectId(),
  true,
  new Date(0),
];

it.each([1, -1] as const)('finds where each value of a key ends in the direction %d', (direction) => {
  const parts = values.map((value) => keyBytes(encodeValue(value), direction));
  const key = Buffer.concat(parts);
  let start = 0;
  for (const part of parts) {
    const end = valueEnd(key, start, direction === 1 ? 0 : 0xff);
    expect(end - start).toBe(part.length);
    start = end;
  }
  expect(start).toBe(key.length);
});
