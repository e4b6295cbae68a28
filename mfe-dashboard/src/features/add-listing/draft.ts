import type { ListingInput } from '@roommate/contracts';
import { newIdempotencyKey, personalStorage } from '@roommate/shell-api';

/** A listing that was sent and is not known to be posted: docs/decisions/0240-draft-of-a-new-listing.md. */
export interface Draft {
  /** The account that wrote it. */
  uid: string;
  values: ListingInput;
  /** Other values that were sent for this listing before. It may have any of them. */
  earlier: ListingInput[];
  /** The idempotency key of every try to post this draft. */
  key: string;
  /** When the key was sent first, in milliseconds. */
  sentAt: number;
  /** The listing that was posted, once it is known. From then on the draft changes it, and needs no key. */
  id?: string;
  /** The `updatedAt` of an edit that was made elsewhere. The person knows about it, so it may be overwritten. */
  knownEdit?: string;
  outcome: DraftOutcome;
}

/**
 * - `sending`: a request is under way.
 * - `refused`: not posted.
 * - `unknown`: no response, or one that does not tell. The key still prevents a second listing.
 * - `outdated`: posted. The latest changes are perhaps not saved.
 * - `edited`: posted, and edited elsewhere since. The latest changes are not saved.
 * - `deleted`: posted, and deleted since.
 * - `unclear`: the key cannot prevent a second listing any more.
 */
export type DraftOutcome = 'sending' | 'refused' | 'unknown' | 'outdated' | 'edited' | 'deleted' | 'unclear';

const STORAGE_KEY = 'draft:2';
/** Without `earlier` and `sentAt`. A tab that was opened before the release may have such a draft. */
const OLD_STORAGE_KEY = 'draft:1';
/** The API knows a key for 24 hours (docs/decisions/0091-idempotency-keys.md). An hour is left for slow requests. */
const KEY_LASTS_MS = 23 * 60 * 60 * 1000;

const isExpired = ({ id, outcome, sentAt }: Draft): boolean =>
  id === undefined && outcome !== 'refused' && Date.now() - sentAt > KEY_LASTS_MS;

function storedDraft(): Draft | undefined {
  const text = personalStorage.get(STORAGE_KEY);
  if (text !== null) return JSON.parse(text) as Draft;
  const old = personalStorage.get(OLD_STORAGE_KEY);
  if (old === null) return undefined;
  return { ...(JSON.parse(old) as Omit<Draft, 'earlier' | 'sentAt'>), earlier: [], sentAt: Date.now() };
}

/** The draft of the account in this tab; undefined without one or without storage. Removes one of another account. */
export function readDraft(uid: string): Draft | undefined {
  const draft = storedDraft();
  if (draft?.uid === uid) return isExpired(draft) ? { ...draft, outcome: 'unclear' } : draft;
  removeDraft();
  return undefined;
}

/** Saves the draft in this tab. Without storage a reload loses it. */
export const saveDraft = (draft: Draft): void => personalStorage.set(STORAGE_KEY, JSON.stringify(draft));

export function removeDraft(): void {
  personalStorage.remove(STORAGE_KEY);
  personalStorage.remove(OLD_STORAGE_KEY);
}

const areEqual = (a: ListingInput, b: ListingInput): boolean => JSON.stringify(a) === JSON.stringify(b);

/** After these outcomes, the next click posts a new listing. */
const needsNewKey: readonly DraftOutcome[] = ['refused', 'deleted', 'unclear'];

/** The draft of values that are about to be sent. Until the outcome of an earlier try is known, the key stays. */
export function draftOf(uid: string, values: ListingInput): Draft {
  const before = readDraft(uid);
  if (!before || needsNewKey.includes(before.outcome)) {
    return { uid, values, earlier: [], key: newIdempotencyKey(), sentAt: Date.now(), outcome: 'sending' };
  }
  const earlier = [before.values, ...before.earlier].filter((sent) => !areEqual(sent, values));
  return { ...before, values, earlier, outcome: 'sending' };
}
