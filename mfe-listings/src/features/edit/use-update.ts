import { UPDATE_DIALOG_TIMER_MS, type ListingInput } from '@roommate/contracts';
import type { SubmitOutcome } from '@roommate/listing-form';
import { ApiError, dialogs } from '@roommate/shell-api';
import { useRef } from 'react';
import { updateListing } from './api/update-listing.ts';
import { isUnchanged } from './listing-values.ts';

/**
 * Saves an edit and tells how it went in the words of the specification, section 8. An edit that changes nothing is
 * not sent: docs/decisions/0042-no-changes.md.
 * @param loaded the values that the form started with
 */
export function useUpdate(
  id: string,
  loaded: Partial<ListingInput>,
): (values: ListingInput) => Promise<SubmitOutcome> {
  const saved = useRef(loaded);

  return async (values) => {
    if (isUnchanged(saved.current, values)) {
      await tellNoChanges();
      return 'done';
    }
    try {
      const { matchedCount, modifiedCount } = await updateListing(id, values);
      if (matchedCount === 0 && modifiedCount === 0) {
        await tellNoChanges();
        return 'failed';
      }
      saved.current = values;
    } catch (error) {
      if (error instanceof ApiError && error.problem?.errors) throw error;
      await dialogs.alert({ title: 'Error', text: failureText(error), icon: 'error' });
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

const tellNoChanges = (): Promise<void> =>
  dialogs.alert({ title: 'No Changes', text: 'No data was updated.', icon: 'info' });

/** The person can act on a refusal, so the API's own words stand for it; all else is the specification's text. */
function failureText(error: unknown): string {
  const refused = error instanceof ApiError && error.status < 500;
  return refused ? error.message : 'Something went wrong during update.';
}
