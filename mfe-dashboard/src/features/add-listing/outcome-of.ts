import { ApiError } from '@roommate/shell-api';
import { ChangesNotSaved, isKeyUsed } from './create-listing.ts';
import type { Draft, DraftOutcome } from './draft.ts';

const BAD_REQUEST = 400;
const NOT_FOUND = 404;
const CONFLICT = 409;

/** Whether the values cannot have been posted. The API refuses other things before it looks for an earlier request. */
const refusesValues = (error: ApiError, { earlier }: Draft): boolean =>
  error.status === BAD_REQUEST && earlier.length === 0;

/**
 * What a failure tells about the draft. A refusal did nothing. After any other failure the listing may have been posted.
 * A conflict means that an earlier try is still in progress.
 * @param before the outcome of an earlier try with the same key; undefined without one
 */
export function outcomeOf(error: unknown, draft: Draft, before: DraftOutcome | undefined): DraftOutcome {
  if (error instanceof ChangesNotSaved) {
    const isGone = error.cause instanceof ApiError && error.cause.status === NOT_FOUND;
    return isGone ? 'unclear' : 'outdated';
  }
  if (isKeyUsed(error)) return 'unclear';
  const isRefused = error instanceof ApiError && error.status < 500 && error.status !== CONFLICT;
  const isFirst = before === undefined || before === 'refused';
  if (isRefused && (isFirst || refusesValues(error, draft))) return 'refused';
  return before === 'outdated' ? before : 'unknown';
}
