import { api, unwrap } from '@roommate/shell-api';
import type { Draft } from './draft.ts';

/**
 * Posts a listing. The key of the draft makes every repeat of it count once.
 * @param owner sent as the spec requires (section 7); the API takes both values from the token
 * @throws ApiError, NetworkError, or Error when the response has no id
 */
export async function createListing(
  { values, key }: Draft,
  owner: { email: string; name: string },
): Promise<void> {
  const params = { header: { 'Idempotency-Key': key } };
  const { insertedId } = await unwrap(api.POST('/roommates', { params, body: { ...values, ...owner } }));
  if (!insertedId) throw new Error('The response to a new listing has no id.');
}
