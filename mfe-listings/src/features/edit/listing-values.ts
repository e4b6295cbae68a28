import type { Listing, ListingInput } from '@roommate/contracts';

/** The API tells the contact to the owner alone. */
export const isOwn = ({ contact }: Listing): boolean => contact !== undefined;

/** The fields of a listing that its form holds; without the contact for anyone but the owner. */
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

/** Whether the form holds what it started with; space around a text is no change, since it is never stored. */
export const isUnchanged = (before: Partial<ListingInput>, after: Partial<ListingInput>): boolean =>
  changedFields(before, after).length === 0;

/** The fields of the second in which it differs from the first. */
export const changedFields = (before: Partial<ListingInput>, after: Partial<ListingInput>): string[] =>
  Object.entries(after)
    .filter(
      ([field, value]) =>
        JSON.stringify(trimmed(before[field as keyof ListingInput])) !== JSON.stringify(trimmed(value)),
    )
    .map(([field]) => field);
