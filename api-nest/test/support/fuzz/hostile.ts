import fc from 'fast-check';

const deep = (depth: number): unknown => {
  let value: unknown = 0;
  for (let n = 0; n < depth; n += 1) value = n % 2 === 0 ? [value] : { a: value };
  return value;
};

/** Texts that have broken programs before. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u0007\u001b[31m',
  '\u200b',
  '\ufeff',
  '\ufffe',
  '\ud800',
  '\udfff\ud800',
  'ক\u09cd\u200dষ'.repeat(50),
  '👩‍👩‍👧‍👦'.repeat(20),
  'x'.repeat(5000),
  '$where',
  '$gt',
  'a.b',
  '__proto__',
  'constructor',
  'toString',
  'true',
  'null',
  'NaN',
  '1e400',
  '-1',
  '0x10',
  '../../etc/passwd',
  '%00',
  '{{7*7}}',
  '${7*7}',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'http://',
  'http://[::1',
  'http://a.example\u0000.jpg',
  'https://user:secret@a.example/a.jpg',
  '2026-13-45T25:61:61Z',
  '2026-02-30T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  'name@example.com\r\nBcc: all@example.com',
  '"a b"@example.com',
  '665f1c2ab7d94e0012a4c9d1',
  '665F1C2AB7D94E0012A4C9D1',
  '665f1c2ab7d94e0012a4c9dg',
];

const NUMBERS = [0, -0, -1, 1.5, 1e308, -1e308, 5e-324, 2 ** 53, 2 ** 63, 1e21, 0.1 + 0.2];

const OBJECTS: unknown[] = [
  { $gt: '' },
  { $ne: null },
  { $where: 'sleep(1000)' },
  { $regex: '(a+)+$' },
  [{ $gt: '' }],
  { constructor: { prototype: { polluted: true } } },
  { toString: 'x', valueOf: 'y' },
  { length: 1e9 },
  { toJSON: 'x', toBSON: 'y', _bsontype: 'ObjectId', id: 'x' },
  [],
  {},
  [[]],
  Array.from({ length: 3000 }, () => 0),
  Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`k${n}`, n])),
  deep(200),
];

export const hostileText = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
);

/** Any JSON value of the kinds that break programs. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, false),
  fc.constantFrom(...NUMBERS),
  fc.double(),
  fc.constantFrom(...OBJECTS),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Names of fields with a meaning in JavaScript, MongoDB or the product. */
export const hostileName = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'hasOwnProperty',
    '$set',
    '$where',
    '_id',
    'ownerUid',
    'likes',
    'email',
    'name',
    'website',
    'title.x',
    '',
    '\u0000',
  ),
  hostileText,
);
