import { isRecord, type ListingInput } from '@roommate/contracts';
import { newIdempotencyKey, personalStorage } from '@roommate/shell-api';
import { toDraft, type Draft, type DraftOutcome } from './stored-draft.ts';

const STORAGE_KEY = 'draft:2';
/** Without `earlier` and `sentAt`. A tab that was opened before the release may have such a draft. */
const OLD_STORAGE_KEY = 'draft:1';
/** The API knows a key for 24 hours (docs/decisions/0091-idempotency-keys.md). An hour is left for slow requests. */
const KEY_LASTS_MS = 23 * 60 * 60 * 1000;

const isExpired = ({ id, outcome, sentAt }: Draft): boolean =>
  id === undefined && outcome !== 'refused' && Date.now() - sentAt > KEY_LASTS_MS;

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
};

/** Anything else in the storage is ignored. */
function storedDraft(): Draft | undefined {
  const text = personalStorage.get(STORAGE_KEY);
  if (text !== null) return toDraft(parse(text));
  const old = parse(personalStorage.get(OLD_STORAGE_KEY));
  return isRecord(old) ? toDraft({ ...old, earlier: [], sentAt: Date.now() }) : undefined;
}

/** The draft of the account in this tab; undefined without one or without storage. Removes one of another account. */
export function readDraft(uid: string): Draft | undefined {
  const draft = storedDraft();
  if (draft?.uid === uid) return isExpired(draft) ? { ...draft, outcome: 'unclear' } : draft;
  removeDraft();
  return undefined;
}

/**
 * Whether the listing is known, or an earlier try may have posted other values. Then only this tab can save the latest
 * ones. The read of a known listing does not wait outside the tab. A post that waits there is refused, if the API knows its
 * key with earlier values.
 */
export const mayBePosted = (draft: Draft | undefined): boolean =>
  draft !== undefined && (draft.id !== undefined || draft.earlier.length > 0);

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
