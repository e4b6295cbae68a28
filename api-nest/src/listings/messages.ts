/** The messages of the errors of listings: the service sends them and the operation docs show them. */
export const LISTING_NOT_FOUND = 'This listing does not exist.';
export const NOT_OWNER = 'Only the owner can change a listing.';
export const OTHER_ACCOUNT = 'You can only list your own listings.';
/** Fixed by the specification, section 5. */
export const OWN_LISTING = "You can't like your own post.";

export const readOnlyMessage = (field: string): string => `${field} is read-only.`;

export const UNKNOWN_PLACE = 'placeId must be the id of a known place.';
export const PLACE_TOO_WIDE =
  'placeId must be a place inside Dhaka, not the city. Leave it out to find the place by location.';
export const PLACE_NOT_NAMED =
  'placeId must be a place that location names. Leave it out to find the place by location.';
