import { sessionStore, userOf } from '@roommate/shell-api';
import { useQueryClient } from '@roommate/shell-api/query';
import type { DashboardUser } from '../../layout/dashboard-user.ts';
import { ChangesNotSaved } from './changes-not-saved.ts';
import { createListing } from './create-listing.ts';
import { readDraft, removeDraft, saveDraft } from './draft.ts';
import type { Draft } from './stored-draft.ts';
import { outcomeOf } from './outcome-of.ts';

/** Posts the draft, and keeps it in this tab until it is known to be posted. */
export function usePostDraft({ name, email }: DashboardUser) {
  const client = useQueryClient();
  const send = async (draft: Draft): Promise<true> => {
    const isRepeat = readDraft(draft.uid)?.key === draft.key;
    saveDraft(draft);
    try {
      await createListing(draft, { name, email }, isRepeat);
    } catch (error) {
      // After a logout nothing of the user stays in the tab.
      if (userOf(sessionStore.getState())?.uid === draft.uid) {
        const outcome = outcomeOf(error, draft, isRepeat);
        saveDraft({ ...draft, outcome, ...(error instanceof ChangesNotSaved && error.known) });
      }
      throw error;
    }
    removeDraft();
    void client.invalidateQueries({ queryKey: ['listings'] });
    return true;
  };
  const queryKey = ({ key }: Draft) => ['draft', key];
  return {
    /** Whether this load of the page is sending the draft. This includes a user who left the form and came back. */
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
