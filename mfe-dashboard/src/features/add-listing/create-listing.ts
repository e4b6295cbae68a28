import type { ListingInput } from '@roommate/contracts';
import { api, unwrap } from '@roommate/shell-api';

/**
 * Posts a listing.
 * @param owner sent as the spec requires (section 7); the API takes both values from the token
 * @throws ApiError, NetworkError, or Error when the response has no id
 */
export async function createListing(
  values: ListingInput,
  owner: { email: string; name: string },
): Promise<void> {
  const { insertedId } = await unwrap(api.POST('/roommates', { body: { ...values, ...owner } }));
  if (!insertedId) throw new Error('The response to a new listing has no id.');
}
