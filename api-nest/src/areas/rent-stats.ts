import { MIN_RENT_SAMPLE, rentBands, type Area, type RentStats } from '@roommate/contracts';

/** The value at a share of sorted numbers, between two neighbours by linear interpolation. */
function quantile(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const low = Math.floor(position);
  const [a = 0, b = a] = [sorted[low], sorted[low + 1]];
  return Math.round(a + (b - a) * (position - low));
}

/** @param rents at least one, in any order */
export const median = (rents: readonly number[]): number =>
  quantile(
    rents.toSorted((a, b) => a - b),
    0.5,
  );

/** The median and the quartiles of rents, as far as the sample is large enough. */
export function rentStats(rents: readonly number[]): RentStats {
  const sample = rents.length;
  if (sample < MIN_RENT_SAMPLE) return { sample };
  const sorted = rents.toSorted((a, b) => a - b);
  const [lowerQuartile, middle, upperQuartile] = [0.25, 0.5, 0.75].map((share) => quantile(sorted, share));
  return { sample, median: middle, lowerQuartile, upperQuartile };
}

/** How many rents each band has. */
export const rentDistribution = (rents: readonly number[]): Area['rents']['bands'] =>
  rentBands.map((min, i) => {
    const max = rentBands[i + 1];
    const count = rents.filter((rent) => rent >= min && (max === undefined || rent < max)).length;
    return { min, ...(max !== undefined && { max }), count };
  });
