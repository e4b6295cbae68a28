import { EXACT_TOTAL_MAX, formatAmount, groupDigits, type PageSearch } from '@roommate/contracts';

export function rentText({ rentMin, rentMax }: PageSearch): string | undefined {
  if (rentMin !== undefined && rentMax !== undefined)
    return `${formatAmount(rentMin)} to ${formatAmount(rentMax)}`;
  if (rentMax !== undefined) return `Up to ${formatAmount(rentMax)}`;
  return rentMin === undefined ? undefined : `From ${formatAmount(rentMin)}`;
}

const postedOptions = [
  { value: '', label: 'Any time' },
  { value: '1', label: 'Last 24 hours' },
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
] as const;

export const postedText = (days: number): string =>
  postedOptions.find(({ value }) => value === String(days))?.label ?? `Last ${days} days`;

/** The options, with one for a text such as "last 3 days". */
export const postedOptionsWith = (days: number | undefined): readonly { value: string; label: string }[] =>
  days === undefined || postedOptions.some(({ value }) => value === String(days))
    ? postedOptions
    : [...postedOptions, { value: String(days), label: postedText(days) }];

const metroDistances = [0.5, 1, 2];

/** The options for the distance to the metro. A text such as "5 minutes from the metro" adds one. */
export const metroOptionsWith = (km: number | undefined): readonly { value: string; label: string }[] => [
  { value: '', label: 'Any distance' },
  ...[...new Set([...metroDistances, ...(km === undefined ? [] : [km])])]
    .sort((a, b) => a - b)
    .map((one) => ({ value: String(one), label: `Within ${one} km` })),
];

export const placeText = (name: string, within: number | undefined): string =>
  within === undefined ? name : `Within ${within} km of ${name}`;

interface Total {
  value: number;
  relation: 'eq' | 'gte';
}

/** '1 room', '12 rooms', or 'More than 1,000 rooms'. It is 'At least 12 rooms' when the API has not examined all. */
export function roomsText({ value, relation }: Total): string {
  const rooms = `${groupDigits(value)} ${value === 1 ? 'room' : 'rooms'}`;
  if (relation === 'eq') return rooms;
  return `${value < EXACT_TOTAL_MAX ? 'At least' : 'More than'} ${rooms}`;
}

/** '12 rooms found', and 'No rooms found so far' when the API has not examined all. */
export const foundText = (total: Total): string =>
  total.value === 0 && total.relation === 'gte' ? 'No rooms found so far' : `${roomsText(total)} found`;

/** The button that leads to the rooms. Without a number while none is known. */
export const showText = (total: Total | undefined): string =>
  !total || (total.value === 0 && total.relation === 'gte')
    ? 'Show rooms'
    : `Show ${roomsText(total).toLowerCase()}`;

/**
 * What the dealbreakers of the person do. Beside a number that is not exact, theirs is not exact either.
 * @param total the rooms that they leave
 */
export function hiddenText(count: number, total: Total): string {
  const rooms = roomsText({ value: count, relation: 'eq' });
  const isExact = total.relation === 'eq' && total.value + count <= EXACT_TOTAL_MAX;
  return `Your dealbreakers hide ${isExact ? rooms : `at least ${rooms}`}.`;
}
