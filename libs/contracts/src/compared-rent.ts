import type { SimilarRents } from './areas.ts';

const taka = (amount: number): string => amount.toLocaleString('en-IN');

/**
 * What similar rooms cost: 'Half of the similar rooms in Mirpur (n = 41) cost BDT 8,000 to 12,500 per month.'
 * @returns undefined when there are too few similar rooms
 */
export function similarRentsText(similar: SimilarRents): string | undefined {
  const { area, sample, lowerQuartile, upperQuartile } = similar;
  if (!area || lowerQuartile === undefined || upperQuartile === undefined) return undefined;
  const range = `BDT ${taka(lowerQuartile)} to ${taka(upperQuartile)}`;
  return `Half of the similar rooms in ${area.name} (n = ${taka(sample)}) cost ${range} per month.`;
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
  const rooms = `similar rooms in ${area.name} (n = ${taka(sample)}).`;
  const text =
    percent < ABOUT_THE_SAME_PERCENT
      ? `About the same as ${rooms}`
      : `About ${percent} % ${rent < median ? 'below' : 'above'} ${rooms}`;
  const range = `Half of them cost BDT ${taka(lowerQuartile)} to ${taka(upperQuartile)} per month.`;
  return { text, range };
}
