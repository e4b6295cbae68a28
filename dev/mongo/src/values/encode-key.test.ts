import {
  Binary,
  BSONRegExp,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import { compareValues } from './compare.ts';
import { encodeValue } from './encode-key.ts';
import { nothing } from './type-rank.ts';

/** In MongoDB's order: https://www.mongodb.com/docs/manual/reference/bson-type-comparison-order/. */
const ascending: readonly unknown[] = [
  nothing,
  null,
  NaN,
  -Infinity,
  -9007199254740992,
  -1.5,
  new Int32(-1),
  -5e-324,
  new Double(0),
  5e-324,
  new Int32(1),
  1.5,
  Long.fromNumber(2 ** 31),
  9007199254740992,
  9007199254740994,
  9223372036854775808,
  Infinity,
  '',
  '\0',
  '\0a',
  'a',
  'a\0',
  'a\0b',
  'aa',
  'b',
  'ক',
  '\uffff',
  '😀',
  {},
  { a: null },
  { a: 1 },
  { a: 1, b: 1 },
  { a: 2 },
  { b: 1 },
  { a: 'x' },
  [],
  [1],
  [1, 2],
  [2],
  ['a'],
  new ObjectId('000000000000000000000000'),
  new ObjectId('ffffffffffffffffffffffff'),
  false,
  true,
  new Date(-1),
  new Date(0),
  new Date(8.64e15),
];

it('sorts keys and values in MongoDB’s order, for every pair', () => {
  const keys = ascending.map(encodeValue);
  const wrong: string[] = [];
  for (const [i, left] of ascending.entries()) {
    for (const [j, right] of ascending.entries()) {
      const byKey = Math.sign(Buffer.compare(keys[i] ?? Buffer.alloc(0), keys[j] ?? Buffer.alloc(0)));
      const byValue = Math.sign(compareValues(left, right));
      if (byKey !== Math.sign(i - j) || byValue !== byKey)
        wrong.push(`${i} ${j}: key ${byKey}, value ${byValue}`);
    }
  }
  expect(wrong).toEqual([]);
});

it('gives no key that is a prefix of another, so compound keys stay distinct', () => {
  const keys = ascending.map((value) => encodeValue(value).toString('latin1'));
  const pairs = keys.flatMap((key, i) => keys.filter((other, j) => i !== j && other.startsWith(key)));
  expect(pairs).toEqual([]);
});

it('gives equal keys for equal numbers of any type', () => {
  const ones = [1, new Int32(1), new Double(1), Long.fromNumber(1)].map((value) =>
    encodeValue(value).toString('hex'),
  );
  expect(new Set(ones).size).toBe(1);
  expect(encodeValue(-0)).toEqual(encodeValue(0));
  expect(encodeValue(undefined)).toEqual(encodeValue(null));
});

it.each([
  Decimal128.fromString('1'),
  new Binary(new Uint8Array([9])),
  new Timestamp({ t: 1, i: 2 }),
  new BSONRegExp('a'),
  new MinKey(),
  new MaxKey(),
  Long.MIN_VALUE,
  Long.fromString('9007199254740993'),
])('refuses to compare %p', (value) => {
  expect(() => encodeValue(value)).toThrow('not supported');
  expect(() => compareValues(value, 1)).toThrow('not supported');
});
