import { groupDigits } from './format-rent.ts';

describe('groupDigits', () => {
  it.each([0, 7, 999, 1000, 12_345, 100_000, 1_234_567, 20_000_000, -54_321, 1234.5])(
    'groups %d as Intl does',
    (value) => {
      expect(groupDigits(value)).toBe(value.toLocaleString('en-IN'));
    },
  );
});
