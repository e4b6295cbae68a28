import type { Listing, ListingInput } from '@roommate/contracts';

/** The fields of a listing in its form. Only the owner gets the contact. */
export function listingValues(listing: Listing): Partial<ListingInput> {
  const {
    title,
    location,
    rentAmount,
    roomType,
    lifestyle,
    imageUrl,
    description,
    contact,
    availability,
    home,
  } = listing;
  return {
    ...{ title, location, rentAmount, roomType, lifestyle, imageUrl, description, availability },
    ...(contact !== undefined && { contact }),
    ...(home && { home }),
  };
}

const trimmed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(trimmed);
  return typeof value === 'string' ? value.trim() : value;
};

/** Whether two versions are equal. Spaces around a text do not count, because the API does not store them. */
export const isUnchanged = (before: Partial<ListingInput>, after: Partial<ListingInput>): boolean =>
  changedFields(before, after).length === 0;

/** The body of an edit. Without `home` the API would keep facts that the user removed. */
export const editBody = (values: ListingInput): ListingInput => ({ ...values, home: values.home ?? {} });

/** A form without facts about the home removes the stored ones. */
const withHome = (values: Partial<ListingInput>): Partial<ListingInput> => ({
  ...values,
  home: values.home ?? {},
});

/** The fields of `after` that differ from `before`. */
export function changedFields(before: Partial<ListingInput>, after: Partial<ListingInput>): string[] {
  const earlier = withHome(before);
  return Object.entries(withHome(after))
    .filter(
      ([field, value]) =>
        JSON.stringify(trimmed(earlier[field as keyof ListingInput])) !== JSON.stringify(trimmed(value)),
    )
    .map(([field]) => field);
}
