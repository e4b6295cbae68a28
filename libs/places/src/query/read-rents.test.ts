import { readRents } from './read-rents.ts';
import { Reader } from './reader.ts';

it.each(['under 999999999k', `under ${'9'.repeat(300)} taka`])('understands no rent in "%s"', (text) => {
  expect(readRents(new Reader(text))).toEqual({});
});

it('understands an exact rent up to the longest number', () => {
  expect(readRents(new Reader('under 99999999 lakh'))).toEqual({ rentMax: 9_999_999_900_000 });
});
