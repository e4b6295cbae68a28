import type { ListingInput } from '@roommate/contracts';
import type { SubmitOutcome } from '@roommate/listing-form';
import { ApiError, dialogs, sessionStore, userOf } from '@roommate/shell-api';
import { useQueryClient } from '@roommate/shell-api/query';
import type { DashboardUser } from '../../layout/dashboard-user.ts';
import { createListing } from './create-listing.ts';
import { draftOf, readDraft, removeDraft, saveDraft, type Draft, type DraftOutcome } from './draft.ts';

interface AddListingOptions {
  owner: DashboardUser;
  onPosted: () => void;
  /** Called after the user closes the success dialog. */
  onAcknowledged: () => void;
}

const UNAUTHORIZED = 401;

const CONFLICT = 409;
const TOO_MANY_REQUESTS = 429;

/** The API refuses with these before it looks at the key: that tells nothing about an earlier try. */
const refusedUnread = [UNAUTHORIZED, TOO_MANY_REQUESTS];

/**
 * A refusal did nothing. After any other failure the listing may have been posted. A conflict means that an earlier try
 * is still in progress.
 * @param isRepeat whether an earlier try with the same key may have posted it
 */
function outcomeOf(error: unknown, isRepeat: boolean): DraftOutcome {
  if (!(error instanceof ApiError) || error.status >= 500 || error.status === CONFLICT) return 'unknown';
  return isRepeat && refusedUnread.includes(error.status) ? 'unknown' : 'refused';
}

/** Posts the draft, and keeps it in this tab until it is known to be posted. */
export function usePostDraft({ name, email }: DashboardUser) {
  const client = useQueryClient();
  const send = async (draft: Draft): Promise<true> => {
    const before = readDraft(draft.uid);
    const isRepeat = before?.key === draft.key && before.outcome !== 'refused';
    saveDraft(draft);
    try {
      await createListing(draft, { name, email });
    } catch (error) {
      // After a logout nothing of the user stays in the tab.
      if (userOf(sessionStore.getState())?.uid === draft.uid) {
        saveDraft({ ...draft, outcome: outcomeOf(error, isRepeat) });
      }
      throw error;
    }
    removeDraft();
    void client.invalidateQueries({ queryKey: ['listings'] });
    return true;
  };
  const queryKey = ({ key }: Draft) => ['draft', key];
  return {
    /** Whether this load of the page is sending the draft, also after the user left the form and came back. */
    isSending: (draft: Draft): boolean => client.isFetching({ queryKey: queryKey(draft) }) > 0,
    /**
     * Joins a request for the same draft that is under way.
     * @throws as createListing
     */
    post: async (draft: Draft): Promise<void> => {
      await client.fetchQuery({
        queryKey: queryKey(draft),
        queryFn: () => send(draft),
        staleTime: 0,
        gcTime: 0,
      });
    },
  };
}

/** Posts a listing and shows the result in a dialog (spec, section 8). */
export function useAddListing({ owner, onPosted, onAcknowledged }: AddListingOptions) {
  const { post } = usePostDraft(owner);
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
