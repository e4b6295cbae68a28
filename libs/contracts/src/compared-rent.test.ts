import { comparedRent, rentRangeText, similarRentsText } from './compared-rent.ts';

const mirpur = {
  area: { id: 'mirpur', name: 'Mirpur', nameBn: 'মিরপুর' },
  sample: 41,
  median: 10_000,
  lowerQuartile: 8000,
  upperQuartile: 12_500,
};

describe('comparedRent', () => {
  it.each([
    [8800, 'About 12 % below similar rooms in Mirpur (n = 41).'],
    [15_000, 'About 50 % above similar rooms in Mirpur (n = 41).'],
    [10_200, 'About the same as similar rooms in Mirpur (n = 41).'],
  ])('says for %i: %s', (rent, text) => {
    expect(comparedRent(rent, mirpur)).toEqual({
      text,
      range: 'About half of them cost BDT 8,000 to 12,500 per month.',
    });
  });

  it('says nothing without a median, which a sample below 8 does not have', () => {
    expect(comparedRent(8800, { area: mirpur.area, sample: 7 })).toBeUndefined();
  });
});

describe('rentRangeText', () => {
  it('names an amount once when both ends are equal', () => {
    expect(rentRangeText(9500, 9500)).toBe('BDT 9,500');
    expect(rentRangeText(8000, 12_500)).toBe('BDT 8,000 to 12,500');
  });
});

describe('similarRentsText', () => {
  it('says what about half of the similar rooms cost', () => {
    expect(similarRentsText(mirpur)).toBe(
      'About half of the similar rooms in Mirpur (n = 41) cost BDT 8,000 to 12,500 per month.',
    );
  });

  it('says nothing about a sample below 8', () => {
    expect(similarRentsText({ area: mirpur.area, sample: 7 })).toBeUndefined();
    expect(similarRentsText({ sample: 0 })).toBeUndefined();
  });
});
