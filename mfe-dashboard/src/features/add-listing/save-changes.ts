import { homeFacts, type Listing, type ListingInput } from '@roommate/contracts';
import {
  api,
  ApiError,
  NetworkError,
  sessionStore,
  unwrap,
  unwrapResponse,
  userOf,
} from '@roommate/shell-api';
import { ChangesNotSavedError } from './changes-not-saved.ts';
import type { Draft } from './stored-draft.ts';

const NOT_FOUND = 404;

/** Whether the listing has these values. Responses do not contain the chosen place, and the contact only for the owner. */
function hasValues(listing: Listing, { placeId: _placeId, home = {}, ...values }: ListingInput): boolean {
  const shown = new Map<string, unknown>(Object.entries(listing));
  return (
    homeFacts.every((fact) => listing.home?.[fact] === home[fact]) &&
    Object.entries(values).every(
      ([name, value]) => !shown.has(name) || JSON.stringify(shown.get(name)) === JSON.stringify(value),
    )
  );
}

/**
 * Reads the posted listing. Without a connection it waits, as a change does: the person has sent the draft. After a reload,
 * the page sends it again.
 * @param uid of the person who wrote the draft
 */
async function readListing(id: string, uid: string) {
  for (;;) {
    try {
      return await unwrapResponse(api.GET('/roommates/{id}', { params: { path: { id } } }));
    } catch (error) {
      if (!(error instanceof NetworkError) || navigator.onLine) throw error;
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
      if (userOf(sessionStore.getState())?.uid !== uid) throw error;
    }
  }
}

/**
 * Gives the posted listing the values of the draft. An edit that was made elsewhere is not overwritten before the person
 * knows about it: docs/decisions/0094-second-editor.md.
 */
async function save(id: string, { uid, values, earlier, knownEdit }: Draft): Promise<void> {
  const path = { id };
  const { data: listing, response } = await readListing(id, uid);
  // Only these values were ever sent.
  if (earlier.length === 0) return;
  const isExpected = [values, ...earlier].some((sent) => hasValues(listing, sent));
  if (!isExpected && listing.updatedAt !== knownEdit) {
    throw new ChangesNotSavedError({ id, outcome: 'edited', knownEdit: listing.updatedAt });
  }
  const etag = response.headers.get('etag');
  const header = etag === null ? {} : { 'If-Match': etag };
  // Without `home` the API would keep the facts that the person removed.
  const body = { ...values, home: values.home ?? {} };
  await unwrap(api.PUT('/roommates/{id}', { params: { path, header }, body }));
}

/**
 * Checks that the posted listing exists, and gives it the values of the draft.
 * @throws ChangesNotSavedError
 */
export async function saveChanges(id: string, draft: Draft): Promise<void> {
  try {
    await save(id, draft);
  } catch (cause) {
    if (cause instanceof ChangesNotSavedError) throw cause;
    const isDeleted = cause instanceof ApiError && cause.status === NOT_FOUND;
    throw new ChangesNotSavedError({ id, outcome: isDeleted ? 'deleted' : 'outdated' }, { cause });
  }
}
