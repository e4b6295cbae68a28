import { median, percentile95 } from './median.ts';

const oneTo = (count: number): number[] => Array.from({ length: count }, (_, i) => count - i);

describe('the figures of a round', () => {
  it('are the middle value, and the one that 19 of 20 values do not exceed', () => {
    expect(median(oneTo(101))).toBe(51);
    expect(percentile95(oneTo(100))).toBe(95);
    expect(percentile95([7])).toBe(7);
  });
});
