import { DEFAULT_AVAILABILITY, toLatinDigits, type ListingInput } from '@roommate/contracts';

/** The values of the form's controls. They are text, also where the API expects another type. */
export type FormValues = Record<keyof ListingInput, string>;

export const fields = [
  'title',
  'location',
  'rentAmount',
  'roomType',
  'lifestyle',
  'imageUrl',
  'description',
  'contact',
  'availability',
] as const satisfies readonly (keyof ListingInput)[];

export type FieldName = (typeof fields)[number];

/** Returns the field of an error's path: lifestyle for ['lifestyle', 0]. */
export const fieldOfPath = (path: readonly unknown[]): FieldName | undefined =>
  fields.find((name) => name === path[0]);

const SEPARATOR = ', ';

/** Returns the first values of the controls. A lifestyle that is a list becomes text with commas. */
export function toFormValues(listing: Partial<ListingInput>): FormValues {
  const { title = '', location = '', imageUrl = '', description = '', contact = '' } = listing;
  const { rentAmount, roomType = '', lifestyle = '', availability = DEFAULT_AVAILABILITY } = listing;
  return {
    ...{ title, location, imageUrl, description, contact, roomType, availability },
    rentAmount: rentAmount === undefined ? '' : String(rentAmount),
    lifestyle: Array.isArray(lifestyle) ? lifestyle.join(SEPARATOR) : lifestyle,
  };
}

/**
 * Reads a number that may have Bangla digits, and commas or spaces between the thousands.
 * @returns NaN for other text, undefined for no text
 */
function toNumber(text: string): number | undefined {
  if (text.trim() === '') return undefined;
  const digits = toLatinDigits(text).replaceAll(/[,\s]/g, '');
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : NaN;
}

/** Keeps a list a list. Unchanged text gives the same list, changed text is split at the commas. */
function toLifestyle(text: string, before: ListingInput['lifestyle'] | undefined): string | string[] {
  if (!Array.isArray(before)) return text;
  if (text === before.join(SEPARATOR)) return before;
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length > 0 ? parts : '';
}

/** Converts the values of the controls to the shape that the listing's schema checks. */
export function fromFormValues(
  values: FormValues,
  before: Partial<ListingInput>,
): Record<FieldName, unknown> {
  return {
    ...values,
    rentAmount: toNumber(values.rentAmount),
    lifestyle: toLifestyle(values.lifestyle, before.lifestyle),
  };
}
