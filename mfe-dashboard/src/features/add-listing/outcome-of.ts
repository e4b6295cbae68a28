import { ApiError } from '@roommate/shell-api';
import { isKeyUsed } from './create-listing.ts';
import type { Draft, DraftOutcome } from './stored-draft.ts';

const BAD_REQUEST = 400;
const CONFLICT = 409;

/** Whether the values cannot have been posted. The API refuses other things before it looks for an earlier request. */
const refusesValues = (error: ApiError, { earlier }: Draft): boolean =>
  error.status === BAD_REQUEST && earlier.length === 0;

/**
 * What a failed try to post the draft tells about it. A refusal did nothing. After any other failure the listing may have
 * been posted. A conflict means that an earlier try is still in progress.
 * @param isRepeat whether an earlier try with the same key may have posted it
 */
export function outcomeOf(error: unknown, draft: Draft, isRepeat: boolean): DraftOutcome {
  if (isKeyUsed(error)) return 'unclear';
  const isRefused = error instanceof ApiError && error.status < 500 && error.status !== CONFLICT;
  return isRefused && (!isRepeat || refusesValues(error, draft)) ? 'refused' : 'unknown';
}
