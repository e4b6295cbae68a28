import { parsePrice } from './parse-price.ts';

describe('parsePrice', () => {
  it.each([
    ['20 Thousand', 20_000],
    ['10.5 Thousand', 10_500],
    ['1.5 Lakh', 150_000],
    ['1.1 lakh', 110_000],
    ['1.2 Crore', 12_000_000],
    ['12,500', 12_500],
    [' 8000 ', 8000],
  ])('reads "%s"', (text, amount) => {
    expect(parsePrice(text)).toBe(amount);
  });

  it.each(['', 'Thousand', '20 Dozen', '-5 Thousand', '20 Thousand a month', '1.2.3 Lakh', '5 constructor'])(
    'does not read "%s"',
    (text) => {
      expect(parsePrice(text)).toBeUndefined();
    },
  );
});
