import { readRents } from './read-rents.ts';
import { Reader } from './reader.ts';

it.each(['under 999999999k', `under ${'9'.repeat(300)} taka`])('understands no rent in "%s"', (text) => {
  expect(readRents(new Reader(text))).toEqual({});
});

it('understands an exact rent up to the longest number', () => {
  expect(readRents(new Reader('under 99999999 lakh'))).toEqual({ rentMax: 9_999_999_900_000 });
});

it.each([
  ['rent 8000, advance 20000', { rentMax: 8000 }],
  ['advance: tk 20,000 rent 8000', { rentMax: 8000 }],
  ['8000 advance 20000', { rentMax: 8000 }],
  ['8k + gas bill 1000', { rentMax: 8000 }],
  ['rent 8000-10000, advance 20000-30000', { rentMin: 8000, rentMax: 10_000 }],
  ['20000 advance', {}],
  ['2 months advance, 5000', { rentMax: 5000 }],
  ['without advance 5000', { rentMax: 5000 }],
  ['5000 + bills', { rentMax: 5000 }],
])('takes no advance or bill of "%s" for the rent', (text, rents) => {
  expect(readRents(new Reader(text))).toEqual(rents);
});
