import { DEFAULT_AVAILABILITY, type ListingInput } from '@roommate/contracts';

/** What the form's controls hold: text, whatever becomes of it. */
export type FormValues = Record<keyof ListingInput, string>;

export const FIELDS = [
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

export type FieldName = (typeof FIELDS)[number];

/** The field that an error's path leads into: ['lifestyle', 0] is lifestyle. */
export const fieldOfPath = (path: readonly unknown[]): FieldName | undefined =>
  FIELDS.find((name) => name === path[0]);

const SEPARATOR = ', ';

/** The values that the controls start with; a lifestyle that is a list shows joined with commas. */
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
 * A number from what people type: digits, perhaps with thousands set apart by commas or spaces; else NaN.
 * @returns undefined when nothing has been typed
 */
function toNumber(text: string): number | undefined {
  if (text.trim() === '') return undefined;
  const digits = text.replaceAll(/[,\s]/g, '');
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : NaN;
}

/** A list stays a list: untouched it is sent as it came, else as its comma-separated parts. */
function toLifestyle(text: string, before: ListingInput['lifestyle'] | undefined): string | string[] {
  if (!Array.isArray(before)) return text;
  if (text === before.join(SEPARATOR)) return before;
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length > 0 ? parts : '';
}

/** What the controls hold, as the shape that the listing's rules check. */
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
