import type { SimilarRents } from './areas.ts';
import { formatAmount, groupDigits } from './format-rent.ts';

/** @param from BDT per month */
export const rentRangeText = (from: number, to: number): string =>
  from === to ? formatAmount(from) : `${formatAmount(from)} to ${groupDigits(to)}`;

/**
 * Says what similar rooms cost.
 * @example 'About half of the similar rooms in Mirpur (n = 41) cost BDT 8,000 to 12,500 per month.'
 * @returns undefined when there are too few similar rooms
 */
export function similarRentsText(similar: SimilarRents): string | undefined {
  const { area, sample, lowerQuartile, upperQuartile } = similar;
  if (!area || lowerQuartile === undefined || upperQuartile === undefined) return undefined;
  const range = rentRangeText(lowerQuartile, upperQuartile);
  return `About half of the similar rooms in ${area.name} (n = ${groupDigits(sample)}) cost ${range} per month.`;
}

/** People do not notice a smaller difference. */
const ABOUT_THE_SAME_PERCENT = 3;

/**
 * Compares a rent with the median of similar rooms: 'About 12 % below similar rooms in Mirpur (n = 41).'
 * @returns undefined when there are too few similar rooms
 */
export function comparedRent(
  rent: number,
  { area, sample, median, lowerQuartile, upperQuartile }: SimilarRents,
): { text: string; range: string } | undefined {
  if (!area || !median || lowerQuartile === undefined || upperQuartile === undefined) return undefined;
  const percent = Math.round((Math.abs(rent - median) / median) * 100);
  const rooms = `similar rooms in ${area.name} (n = ${groupDigits(sample)}).`;
  const text =
    percent < ABOUT_THE_SAME_PERCENT
      ? `About the same as ${rooms}`
      : `About ${percent} % ${rent < median ? 'below' : 'above'} ${rooms}`;
  const range = `About half of them cost ${rentRangeText(lowerQuartile, upperQuartile)} per month.`;
  return { text, range };
}
