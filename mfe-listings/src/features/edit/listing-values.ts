import type { Listing, ListingInput } from '@roommate/contracts';

/** The fields of a listing in its form. Only the owner gets the contact. */
export function listingValues(listing: Listing): Partial<ListingInput> {
  const { title, location, rentAmount, roomType, lifestyle, imageUrl, description, contact, availability } =
    listing;
  return {
    ...{ title, location, rentAmount, roomType, lifestyle, imageUrl, description, availability },
    ...(contact !== undefined && { contact }),
  };
}

const trimmed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(trimmed);
  return typeof value === 'string' ? value.trim() : value;
};

/** Whether two versions are equal. Spaces around a text do not count, because the API does not store them. */
export const isUnchanged = (before: Partial<ListingInput>, after: Partial<ListingInput>): boolean =>
  changedFields(before, after).length === 0;

/** The fields of `after` that differ from `before`. */
export const changedFields = (before: Partial<ListingInput>, after: Partial<ListingInput>): string[] =>
  Object.entries(after)
    .filter(
      ([field, value]) =>
        JSON.stringify(trimmed(before[field as keyof ListingInput])) !== JSON.stringify(trimmed(value)),
    )
    .map(([field]) => field);
