import type { ListingInput } from '@roommate/contracts';
import { newIdempotencyKey, personalStorage } from '@roommate/shell-api';

/** A listing that was sent and is not known to be posted: docs/decisions/0240-draft-of-a-new-listing.md. */
export interface Draft {
  /** The account that wrote it. */
  uid: string;
  values: ListingInput;
  /** Other values that were sent with the key before. Any of them may have been posted. */
  earlier: ListingInput[];
  /** The idempotency key of every try to post this draft. */
  key: string;
  /** When the key was sent first, in milliseconds. */
  sentAt: number;
  outcome: DraftOutcome;
}

/**
 * - `sending`: a request is under way.
 * - `refused`: not posted.
 * - `unknown`: no response, or one that does not tell. The key still prevents a second listing.
 * - `outdated`: posted with earlier values. The latest changes are perhaps not saved.
 * - `unclear`: the key cannot prevent a second listing any more.
 */
export type DraftOutcome = 'sending' | 'refused' | 'unknown' | 'outdated' | 'unclear';

const STORAGE_KEY = 'draft:2';
/** The API knows a key for 24 hours (docs/decisions/0091-idempotency-keys.md). An hour is left for slow requests. */
const KEY_LASTS_MS = 23 * 60 * 60 * 1000;

const isExpired = ({ outcome, sentAt }: Draft): boolean =>
  outcome !== 'refused' && Date.now() - sentAt > KEY_LASTS_MS;

/** The draft of the account in this tab; undefined without one or without storage. Removes one of another account. */
export function readDraft(uid: string): Draft | undefined {
  const draft = JSON.parse(personalStorage.get(STORAGE_KEY) ?? 'null') as Draft | null;
  if (draft?.uid === uid) return isExpired(draft) ? { ...draft, outcome: 'unclear' } : draft;
  removeDraft();
  return undefined;
}

/** Saves the draft in this tab. Without storage a reload loses it. */
export const saveDraft = (draft: Draft): void => personalStorage.set(STORAGE_KEY, JSON.stringify(draft));

export const removeDraft = (): void => personalStorage.remove(STORAGE_KEY);

const areEqual = (a: ListingInput, b: ListingInput): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The draft of values that are about to be sent. Until the outcome of an earlier try is known, the key stays. */
export function draftOf(uid: string, values: ListingInput): Draft {
  const before = readDraft(uid);
  if (!before || before.outcome === 'refused' || before.outcome === 'unclear') {
    return { uid, values, earlier: [], key: newIdempotencyKey(), sentAt: Date.now(), outcome: 'sending' };
  }
  const earlier = [before.values, ...before.earlier].filter((sent) => !areEqual(sent, values));
  return { ...before, values, earlier, outcome: 'sending' };
}
