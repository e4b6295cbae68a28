import type { ListingInput } from '@roommate/contracts';
import { api, ApiError, unwrap } from '@roommate/shell-api';
import type { Draft } from './stored-draft.ts';
import { saveChanges } from './save-changes.ts';

interface Owner {
  email: string;
  name: string;
}

/** Whether the API knows the idempotency key with other values. */
export const isKeyUsed = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'idempotency_key_reused';

async function create(values: ListingInput, key: string, owner: Owner): Promise<string> {
  const params = { header: { 'Idempotency-Key': key } };
  const { insertedId } = await unwrap(api.POST('/roommates', { params, body: { ...values, ...owner } }));
  if (!insertedId) throw new Error('The response to a new listing has no id.');
  return insertedId;
}

/** Posts the values. If the API has already received earlier ones with the key, it returns the listing that they made. */
async function idOf(
  { values, earlier, key }: Pick<Draft, 'values' | 'earlier' | 'key'>,
  owner: Owner,
): Promise<string> {
  const [next, ...others] = earlier;
  try {
    return await create(values, key, owner);
  } catch (error) {
    if (!isKeyUsed(error) || !next) throw error;
    return idOf({ values: next, earlier: others, key }, owner);
  }
}

/**
 * Posts the draft. Its key makes every repeat count once. The listing of an earlier try gets the later changes.
 * @param owner sent as the spec requires (section 7); the API takes both values from the token
 * @param isRepeat whether an earlier try may have posted the listing. It may also have been edited or deleted since
 * @throws ApiError, NetworkError, ChangesNotSaved, or Error when the response has no id
 */
export async function createListing(draft: Draft, owner: Owner, isRepeat: boolean): Promise<void> {
  const id = draft.id ?? (await idOf(draft, owner));
  if (isRepeat) await saveChanges(id, draft);
}
