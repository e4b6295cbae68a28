import {
  DEFAULT_AVAILABILITY,
  homeFacts,
  readAmount,
  type Home,
  type HomeFact,
  type ListingInput,
} from '@roommate/contracts';

/** The values of the form's controls, and the id of the picked place. All are text, empty for none. */
export type FormValues = Record<Exclude<keyof ListingInput, 'home'>, string> & {
  home: Record<HomeFact, string>;
};

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

/** The controls that show the errors of fields without a control. */
const controlOf = new Map<unknown, FieldName>([['placeId', 'location']]);

export type FieldName = (typeof fields)[number];

/** Returns the field of an error's path: lifestyle for ['lifestyle', 0]. */
export const fieldOfPath = ([first]: readonly unknown[]): FieldName | undefined =>
  controlOf.get(first) ?? fields.find((name) => name === first);

const SEPARATOR = ', ';

/** Returns the first values of the controls. A lifestyle that is a list becomes text with commas. */
export function toFormValues(listing: Partial<ListingInput>): FormValues {
  const { title = '', location = '', placeId = '', imageUrl = '', description = '', contact = '' } = listing;
  const {
    rentAmount,
    roomType = '',
    lifestyle = '',
    availability = DEFAULT_AVAILABILITY,
    home = {},
  } = listing;
  return {
    ...{ title, location, placeId, imageUrl, description, contact, roomType, availability },
    rentAmount: rentAmount === undefined ? '' : String(rentAmount),
    lifestyle: Array.isArray(lifestyle) ? lifestyle.join(SEPARATOR) : lifestyle,
    home: toHomeValues(home),
  };
}

const filled = (values: object): unknown[] =>
  Object.entries(values)
    .filter(([, value]) => Boolean(value))
    .sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * The values as text, to compare them. A control that is not in the page has no value, or an empty one. The order of the
 * values can change after a reset.
 */
export const textOfValues = ({ home, ...texts }: Partial<FormValues>): string =>
  JSON.stringify([filled(texts), filled(home ?? {})]);

const toHomeValues = (home: Home): FormValues['home'] =>
  Object.fromEntries(homeFacts.map((fact) => [fact, home[fact] ?? ''])) as FormValues['home'];

/** The facts that are stated; undefined without any. */
function fromHomeValues(values: FormValues['home']): Record<string, string> | undefined {
  const stated = Object.entries(values).filter(([, value]) => value !== '');
  return stated.length > 0 ? Object.fromEntries(stated) : undefined;
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
  const { placeId, home, ...texts } = values;
  const stated = fromHomeValues(home);
  return {
    ...texts,
    ...(placeId !== '' && { placeId }),
    ...(stated && { home: stated }),
    rentAmount: readAmount(values.rentAmount),
    lifestyle: toLifestyle(values.lifestyle, before.lifestyle),
  };
}
