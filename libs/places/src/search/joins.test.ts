import { joinIn } from './joins.ts';

it.each([
  [' or ', 'or'],
  [', বা কোনো ', 'or'],
  [' & ', 'and'],
  [' and a ', 'comma'],
  [', ', 'comma'],
  [' (', 'example'],
  [': ', 'example'],
  [' ', 'example'],
  [' (or ', 'or'],
  [' and in Banani ', undefined],
  ['. ', undefined],
])('takes "%s" between two phrases for %s', (gap, join) => {
  expect(joinIn(gap)).toBe(join);
});
