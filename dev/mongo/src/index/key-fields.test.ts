import { encodeValue } from '../values/encode-key.ts';
import { fieldRange, fitField } from './key-fields.ts';

const limit = 100;
const key = (value: string, direction: 1 | -1 = 1): Buffer => fitField(encodeValue(value), limit, direction);
const long = (end: string): string => 'x'.repeat(200) + end;

test('a value that fits stands as it is, and complemented in a descending field', () => {
  expect(key('abc')).toEqual(encodeValue('abc'));
  expect(Buffer.compare(key('a', -1), key('b', -1))).toBe(1);
});

test('a value that does not fit is cut: within the limit, equal for equals, different for others', () => {
  expect(key(long('a')).length).toBeLessThanOrEqual(limit);
  expect(key(long('a'))).toEqual(key(long('a')));
  expect(key(long('a'))).not.toEqual(key(long('b')));
});

test.each([1, -1] as const)(
  'a range takes in every cut key that may belong to it (direction %i)',
  (direction) => {
    const texts = [...['a', 'm', 'z'].map(long), 'x'.repeat(60), 'x'.repeat(80), 'x'.repeat(99), 'w', 'y'];
    for (const low of texts) {
      const { start, end } = fieldRange(
        Buffer.alloc(0),
        { low: encodeValue(low), lowInclusive: false, high: encodeValue('~'), highInclusive: true },
        limit,
        direction,
      );
      for (const text of texts.filter((candidate) => candidate > low)) {
        const candidate = key(text, direction);
        expect(Buffer.compare(start, candidate)).toBeLessThanOrEqual(0);
        expect(Buffer.compare(candidate, end)).toBe(-1);
      }
    }
  },
);
