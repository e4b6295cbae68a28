import type { ListingInput } from '@roommate/contracts';
import type { SubmitOutcome } from '@roommate/listing-form';
import { ApiError, dialogs } from '@roommate/shell-api';
import { useQueryClient } from '@roommate/shell-api/query';
import type { DashboardUser } from '../../layout/dashboard-user.ts';
import { createListing } from './create-listing.ts';
import { draftOf, removeDraft, saveDraft, type Draft, type DraftOutcome } from './draft.ts';

interface AddListingOptions {
  owner: DashboardUser;
  onPosted: () => void;
  /** Called after the user closes the success dialog. */
  onAcknowledged: () => void;
}

const UNAUTHORIZED = 401;

/** A refusal did nothing. After any other failure the listing may have been posted. */
export const outcomeOf = (error: unknown): DraftOutcome =>
  error instanceof ApiError && error.status < 500 ? 'refused' : 'unknown';

/**
 * Posts the draft, and keeps it in this tab until it is known to be posted.
 * @throws as createListing
 */
export function usePostDraft({ name, email }: DashboardUser) {
  const client = useQueryClient();
  return async (draft: Draft): Promise<void> => {
    saveDraft(draft);
    try {
      await createListing(draft, { name, email });
    } catch (error) {
      saveDraft({ ...draft, outcome: outcomeOf(error) });
      throw error;
    }
    removeDraft();
    void client.invalidateQueries({ queryKey: ['listings'] });
  };
}

/** Posts a listing and shows the result in a dialog (spec, section 8). */
export function useAddListing({ owner, onPosted, onAcknowledged }: AddListingOptions) {
  const post = usePostDraft(owner);
  return async (values: ListingInput): Promise<SubmitOutcome> => {
    try {
      await post(draftOf(owner.uid, values));
    } catch (error) {
      await dialogs.alert({ title: 'Error!', text: 'Failed to add roommate listing.', icon: 'error' });
      // The form shows field errors beside the fields.
      if (error instanceof ApiError && error.problem?.errors) throw error;
      return error instanceof ApiError && error.status === UNAUTHORIZED ? 'session-ended' : 'failed';
    }
    onPosted();
    // Not awaited, so that the form resets while the dialog is still open.
    void dialogs
      .alert({ title: 'Roommate listing added successfully!', icon: 'success' })
      .then(onAcknowledged);
    return 'done';
  };
}
