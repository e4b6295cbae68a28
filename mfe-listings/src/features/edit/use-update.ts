import { UPDATE_DIALOG_TIMER_MS, type ListingInput } from '@roommate/contracts';
import { hasFieldErrors, type SubmitOutcome } from '@roommate/listing-form';
import { ApiError, dialogs } from '@roommate/shell-api';
import { useQueryClient } from '@roommate/shell-api/query';
import { isAborted } from '@roommate/ui';
import { EditedElsewhereError, reportEdit } from './edited-elsewhere.ts';
import { isUnchanged } from './listing-values.ts';
import { useSave } from './use-save.ts';

const UNAUTHORIZED = 401;

/**
 * Saves an edit and shows the result with the texts of the specification, section 8. An edit without changes is not
 * sent: docs/decisions/0042-no-changes.md.
 * @param loaded the first values of the form
 * @param etag the version of the listing with these values
 */
export function useUpdate(
  id: string,
  loaded: Partial<ListingInput>,
  etag: string | undefined,
): (values: ListingInput, failed: () => void) => Promise<SubmitOutcome> {
  const client = useQueryClient();
  const { saved, save } = useSave(id, loaded, etag);

  return async (values, failed) => {
    const before = saved();
    if (before && isUnchanged(before, values)) {
      await reportNoChanges();
      return 'done';
    }
    try {
      if (!(await save(values))) {
        failed();
        await reportNoChanges();
        return 'failed';
      }
      void client.invalidateQueries({ queryKey: ['listings'] });
    } catch (error) {
      // The user has confirmed a logout that ends a save which waits.
      if (isAborted(error)) return 'failed';
      if (hasFieldErrors(error)) throw error;
      if (error instanceof ApiError && error.status === UNAUTHORIZED) return 'session-ended';
      failed();
      await reportFailure(error);
      return 'failed';
    }
    await dialogs.alert({
      title: 'Success!',
      text: 'Roommate listing updated successfully!',
      icon: 'success',
      timerMs: UPDATE_DIALOG_TIMER_MS,
    });
    return 'done';
  };
}

const reportNoChanges = (): Promise<void> =>
  dialogs.alert({ title: 'No Changes', text: 'No data was updated.', icon: 'info' });

const reportFailure = (error: unknown): Promise<void> =>
  error instanceof EditedElsewhereError
    ? reportEdit(error)
    : dialogs.alert({ title: 'Error', text: failureText(error), icon: 'error' });

/** Returns the API's message for a refusal, because the user can act on it. Otherwise the text of the specification. */
function failureText(error: unknown): string {
  const refused = error instanceof ApiError && error.status < 500;
  return refused ? error.message : 'Something went wrong during update.';
}
