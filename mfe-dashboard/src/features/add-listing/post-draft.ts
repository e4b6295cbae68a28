import type { ListingInput } from '@roommate/contracts';
import { api, ApiError, sessionStore, unwrap, userOf } from '@roommate/shell-api';
import { useQueryClient } from '@roommate/shell-api/query';
import type { DashboardUser } from '../../layout/dashboard-user.ts';
import { ChangesNotSavedError } from './changes-not-saved.ts';
import { readDraft, removeDraft, saveDraft } from './draft.ts';
import { saveChanges } from './save-changes.ts';
import type { Draft, DraftOutcome } from './stored-draft.ts';

const BAD_REQUEST = 400;
const CONFLICT = 409;

interface Owner {
  email: string;
  name: string;
}

/** Whether the API knows the idempotency key with other values. */
const isKeyUsed = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'idempotency_key_reused';

async function create(values: ListingInput, key: string, owner: Owner): Promise<string> {
  const params = { header: { 'Idempotency-Key': key } };
  const { insertedId } = await unwrap(api.POST('/roommates', { params, body: { ...values, ...owner } }));
  if (!insertedId) throw new Error('The response to a new listing has no id.');
  return insertedId;
}

/** Posts the values. If the API has already received earlier ones with the key, it returns the listing that they made. */
async function idOf(
  { values, earlier, key }: Pick<Draft, 'values' | 'earlier' | 'key'>,
  owner: Owner,
): Promise<string> {
  const [next, ...others] = earlier;
  try {
    return await create(values, key, owner);
  } catch (error) {
    if (!isKeyUsed(error) || !next) throw error;
    return idOf({ values: next, earlier: others, key }, owner);
  }
}

/**
 * Posts the draft. Its key makes every repeat count once. The listing of an earlier try gets the later changes.
 * @param owner sent as the spec requires (section 7); the API takes both values from the token
 * @param isRepeat whether an earlier try may have posted the listing. It may also have been edited or deleted since
 * @throws ApiError, NetworkError, ChangesNotSavedError, or Error when the response has no id
 */
async function createListing(draft: Draft, owner: Owner, isRepeat: boolean): Promise<void> {
  const id = draft.id ?? (await idOf(draft, owner));
  if (isRepeat) await saveChanges(id, draft);
}

/** Whether the values cannot have been posted. The API refuses other things before it looks for an earlier request. */
const refusesValues = (error: ApiError, { earlier }: Draft): boolean =>
  error.status === BAD_REQUEST && earlier.length === 0;

/**
 * What a failed try to post the draft tells about it. A refusal did nothing. After any other failure the listing may have
 * been posted. A conflict means that an earlier try is still in progress.
 * @param isRepeat whether an earlier try with the same key may have posted it
 */
function outcomeOf(error: unknown, draft: Draft, isRepeat: boolean): DraftOutcome {
  if (isKeyUsed(error)) return 'unclear';
  const isRefused = error instanceof ApiError && error.status < 500 && error.status !== CONFLICT;
  return isRefused && (!isRepeat || refusesValues(error, draft)) ? 'refused' : 'unknown';
}

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
        saveDraft({ ...draft, outcome, ...(error instanceof ChangesNotSavedError && error.known) });
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
