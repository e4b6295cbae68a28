import { formatAmount, groupDigits, type AreasResponse, type AreaWithRooms } from '@roommate/contracts';

export type Counted = AreasResponse['counted'];

/** '12', and '1,000+' when there are more. */
export const countText = ({ rooms, relation }: Pick<AreaWithRooms, 'rooms' | 'relation'>): string =>
  `${groupDigits(rooms)}${relation === 'gte' ? '+' : ''}`;

/** @returns undefined for a median of rooms that are not typical */
export function medianText({ median }: Pick<AreaWithRooms, 'median'>, counted: Counted): string | undefined {
  if (counted === 'some') return undefined;
  return counted === 'newest' ? `about ${formatAmount(median)}` : formatAmount(median);
}

/**
 * The median of an area that contains all the others, else the range of the medians. @returns undefined where they are not exact
 */
export function medianRangeText(
  area: AreaWithRooms,
  others: readonly AreaWithRooms[],
  counted: Counted,
): string | undefined {
  if (counted !== 'all') return undefined;
  if (others.every(({ around }) => around.includes(area.id))) return formatAmount(area.median);
  const medians = [area, ...others].map(({ median }) => median);
  const [lowest, highest] = [Math.min(...medians), Math.max(...medians)];
  return lowest === highest ? formatAmount(lowest) : `${groupDigits(lowest)}–${groupDigits(highest)}`;
}
