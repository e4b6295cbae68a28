import type { ListingInput } from '@roommate/contracts';
import { api, ApiError, unwrap } from '@roommate/shell-api';
import type { Draft } from './draft.ts';

interface Owner {
  email: string;
  name: string;
}

/** The draft was posted with earlier values, and the later changes were perhaps not saved. `cause` says why. */
export class ChangesNotSaved extends Error {
  override readonly name = 'ChangesNotSaved';
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

async function change(id: string, values: ListingInput): Promise<void> {
  // Without `home` the API would keep the facts that the person removed.
  const body = { ...values, home: values.home ?? {} };
  await unwrap(api.PUT('/roommates/{id}', { params: { path: { id } }, body }));
}

/**
 * Posts the draft. Its key makes every repeat count once. If the API has already received earlier values with the key,
 * the listing that they made gets the later changes.
 * @param owner sent as the spec requires (section 7); the API takes both values from the token
 * @throws ApiError, NetworkError, ChangesNotSaved, or Error when the response has no id
 */
export async function createListing({ values, earlier, key }: Draft, owner: Owner): Promise<void> {
  const sent = [values, ...earlier];
  for (const [index, tried] of sent.entries()) {
    let id: string;
    try {
      id = await create(tried, key, owner);
    } catch (error) {
      if (isKeyUsed(error) && index < sent.length - 1) continue;
      throw error;
    }
    if (tried === values) return;
    return change(id, values).catch((cause: unknown) => {
      throw new ChangesNotSaved('The changes were not saved.', { cause });
    });
  }
}
