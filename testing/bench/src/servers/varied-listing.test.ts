import { fields } from './fill.ts';
import { ageMs, variedListing } from './varied-listing.ts';

const COUNT = 3000;
const listings = Array.from({ length: COUNT }, (_, n) => variedListing(n, fields));
const shareOf = (matches: (listing: (typeof listings)[number]) => boolean) =>
  listings.filter(matches).length / COUNT;

describe('the listings of the benchmark', () => {
  it('are the same in each run', () => {
    expect(variedListing(77, fields)).toEqual(listings[77]);
  });

  it('are in many areas, more of them in some', () => {
    const counts = new Map<string, number>();
    for (const { search } of listings) {
      const area = search.area1 ?? '';
      counts.set(area, (counts.get(area) ?? 0) + 1);
    }
    expect(counts.get('') ?? 0).toBe(0);
    expect(counts.size).toBeGreaterThan(20);
    expect(Math.max(...counts.values()) / COUNT).toBeGreaterThan(0.05);
  });

  it('differ in what a search filters by', () => {
    expect(shareOf(({ input }) => input.roomType === 'Single')).toBeCloseTo(0.6, 1);
    expect(shareOf(({ input }) => input.availability === 'available')).toBeCloseTo(0.83, 1);
    expect(shareOf(({ input }) => input.imageUrl !== '')).toBeCloseTo(0.8, 1);
    expect(shareOf(({ input }) => input.rentAmount <= 8000)).toBeGreaterThan(0.4);
    expect(shareOf(({ input }) => input.rentAmount > 15_000)).toBeGreaterThan(0.05);
    expect(shareOf(({ search }) => search.words.includes('balcony'))).toBeCloseTo(0.3, 1);
    expect(shareOf(({ search }) => search.words.includes('library'))).toBeLessThan(0.05);
  });

  it('have a year of different ages', () => {
    const ages = Array.from({ length: COUNT }, (_, n) => ageMs(n, COUNT));
    expect(ages).toEqual([...ages].sort((a, b) => a - b));
    expect(ages[0]).toBe(0);
    expect(Math.round((ages.at(-1) ?? 0) / (24 * 60 * 60 * 1000))).toBe(365);
  });
});
