import { formatRent } from '@roommate/contracts';
import { splitRent } from './split-rent.ts';

it.each([
  [500, ['500']],
  [12500, ['12', '500']],
  [150000, ['1', '50', '000']],
  [10000000, ['1', '00', '00', '000']],
  [0.01, ['0.01']],
  [12500.1234567, ['12', '500.1234567']],
])('groups the digits of %d as usual in Bangladesh', (amount, groups) => {
  expect(splitRent(amount).groups).toEqual(groups);
});

it.each([0, 0.01, 999, 12500.5, 1234567])('does not change the text of %d', (amount) => {
  const { currency, groups, period } = splitRent(amount);
  expect(currency + groups.join('') + period).toBe(formatRent(amount));
});
