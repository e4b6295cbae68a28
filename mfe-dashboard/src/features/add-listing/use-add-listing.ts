import type { ListingInput } from '@roommate/contracts';
import { hasFieldErrors, type SubmitOutcome } from '@roommate/listing-form';
import { ApiError, dialogs } from '@roommate/shell-api';
import { isAborted } from '@roommate/ui';
import type { DashboardUser } from '../../layout/dashboard-user.ts';
import { ChangesNotSavedError } from './changes-not-saved.ts';
import { draftOf } from './draft.ts';
import { usePostDraft } from './post-draft.ts';

interface AddListingOptions {
  owner: DashboardUser;
  onPosted: () => void;
  /** Called after the user closes the dialog of a failure. */
  onFailed: () => void;
  /** Called after the user closes the success dialog. */
  onAcknowledged: () => void;
}

const UNAUTHORIZED = 401;

/** Posts a listing and shows the result in a dialog (spec, section 8). */
export function useAddListing({ owner, onPosted, onFailed, onAcknowledged }: AddListingOptions) {
  const { post } = usePostDraft(owner);
  return async (values: ListingInput, failed: () => void): Promise<SubmitOutcome> => {
    try {
      await post(draftOf(owner.uid, values));
    } catch (error) {
      const refusal = error instanceof ChangesNotSavedError ? error.cause : error;
      // The user has confirmed a logout that ends a listing which waits.
      if (isAborted(refusal)) return 'failed';
      failed();
      await dialogs.alert({ title: 'Error!', text: failureText(error), icon: 'error' });
      onFailed();
      if (hasFieldErrors(refusal)) throw refusal;
      return refusal instanceof ApiError && refusal.status === UNAUTHORIZED ? 'session-ended' : 'failed';
    }
    onPosted();
    // Not awaited, so that the form resets while the dialog is still open.
    void dialogs
      .alert({ title: 'Roommate listing added successfully!', icon: 'success' })
      .then(onAcknowledged);
    return 'done';
  };
}

const postedTexts = {
  outdated: 'Your listing was posted. Your latest changes may not be saved.',
  edited: 'Your listing was posted, and then edited elsewhere. Your latest changes are not saved.',
  deleted: 'Your listing was posted, but it no longer exists.',
} as const;

/** The specification has a text for a listing that was not posted (section 8). */
const failureText = (error: unknown): string =>
  error instanceof ChangesNotSavedError
    ? postedTexts[error.known.outcome]
    : 'Failed to add roommate listing.';
