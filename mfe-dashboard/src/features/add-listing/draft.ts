import type { ListingInput } from '@roommate/contracts';
import { newIdempotencyKey, personalStorage } from '@roommate/shell-api';

/** A listing that was sent and is not known to be posted: docs/decisions/0240-draft-of-a-new-listing.md. */
export interface Draft {
  /** The account that wrote it. */
  uid: string;
  values: ListingInput;
  /** The idempotency key of every try to post these values. */
  key: string;
  outcome: DraftOutcome;
}

/** `sending`: a request is under way. `refused`: not posted. `unknown`: no response, or one that does not tell. */
export type DraftOutcome = 'sending' | 'refused' | 'unknown';

const STORAGE_KEY = 'draft:1';

/** The draft of the account in this tab; undefined without one or without storage. Removes one of another account. */
export function readDraft(uid: string): Draft | undefined {
  const draft = JSON.parse(personalStorage.get(STORAGE_KEY) ?? 'null') as Draft | null;
  if (draft?.uid === uid) return draft;
  removeDraft();
  return undefined;
}

/** Saves the draft in this tab. Without storage a reload loses it. */
export const saveDraft = (draft: Draft): void => personalStorage.set(STORAGE_KEY, JSON.stringify(draft));

export const removeDraft = (): void => personalStorage.remove(STORAGE_KEY);

/** The draft of values that are about to be sent. The same values keep the key of the earlier try. */
export function draftOf(uid: string, values: ListingInput): Draft {
  const before = readDraft(uid);
  const isSame = before !== undefined && JSON.stringify(before.values) === JSON.stringify(values);
  return { uid, values, key: isSame ? before.key : newIdempotencyKey(), outcome: 'sending' };
}
