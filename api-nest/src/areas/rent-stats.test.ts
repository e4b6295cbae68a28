import { rentDistribution, rentStats } from './rent-stats.ts';

const rents = [8000, 1000, 7000, 2000, 6000, 3000, 5000, 4000];

describe('rentStats', () => {
  it('gives the median and the quartiles of rents in any order', () => {
    expect(rentStats([...rents, 9000])).toEqual({
      sample: 9,
      lowerQuartile: 3000,
      median: 5000,
      upperQuartile: 7000,
    });
  });

  it('interpolates between two rents', () => {
    expect(rentStats(rents)).toEqual({ sample: 8, lowerQuartile: 2750, median: 4500, upperQuartile: 6250 });
  });

  it('gives only the size of a sample below 8', () => {
    expect(rentStats(rents.slice(1))).toEqual({ sample: 7 });
  });
});

describe('rentDistribution', () => {
  it('counts a rent in the band that starts with it', () => {
    const counts = rentDistribution([0, 2999, 3000, 30_000, 500_000]).map(({ count }) => count);
    expect(counts).toEqual([2, 1, 0, 0, 0, 0, 2]);
  });
});
