import { readAmount } from './read-amount.ts';

describe('an amount that somebody types', () => {
  it.each([
    ['8500', 8500],
    [' 8,500 ', 8500],
    ['৮,৫০০', 8500],
    ['8500.50', 8500.5],
    ['8 500', 8500],
    ['8, 500', 8500],
    ['1,00,000', 100_000],
    ['100,000', 100_000],
    ['20,00,000.5', 2_000_000.5],
    ['-5', -5],
    ['−5', -5],
    ['– ৫', -5],
    ['－8,500', -8500],
    ['৳ -5', -5],
    ['-৳5', -5],
    ['8500/–', 8500],
    ['৳8500', 8500],
    ['8500৳', 8500],
    ['৳ ৮,৫০০', 8500],
    ['Tk 8500', 8500],
    ['Tk. 8,500/-', 8500],
    ['8500/-', 8500],
    ['BDT 8500', 8500],
    ['8500 taka', 8500],
    ['৮৫০০ টাকা', 8500],
    ['Tk 8500/month', 8500],
    ['8500 per month', 8500],
  ])('reads %s', (text, amount) => expect(readAmount(text)).toBe(amount));

  it.each([
    'cheap',
    '8k-9k',
    '৳',
    '/-',
    '1e4',
    '0x10',
    'Infinity',
    '8,5',
    '8 5',
    '85,00',
    '8,500,',
    '8500–9000',
    '--5',
  ])('does not read %s', (text) => expect(readAmount(text)).toBeNaN());

  it.each(['', '  '])('reads nothing in "%s"', (text) => expect(readAmount(text)).toBeUndefined());
});
