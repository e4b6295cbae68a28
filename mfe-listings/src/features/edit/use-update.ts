import { UPDATE_DIALOG_TIMER_MS, type ListingInput } from '@roommate/contracts';
import type { SubmitOutcome } from '@roommate/listing-form';
import { ApiError, dialogs } from '@roommate/shell-api';
import { useRef } from 'react';
import { updateListing } from './api/update-listing.ts';
import { getListing } from '../listing/api/get-listing.ts';
import { changedFields, isUnchanged, listingValues } from './listing-values.ts';
import { isConflict, tellConflict } from './conflict.ts';

/**
 * Saves an edit and tells how it went in the words of the specification, section 8. An edit that changes nothing is
 * not sent: docs/decisions/0042-no-changes.md.
 * Somebody else's edit meanwhile is told, and nothing of either is lost.
 * @param loaded the values that the form started with
 * @param etag the state of the listing that they are from
 */
export function useUpdate(
  id: string,
  loaded: Partial<ListingInput>,
  etag: string | undefined,
): (values: ListingInput) => Promise<SubmitOutcome> {
  const saved = useRef(loaded);
  const state = useRef(etag);
  /** After a save of one's own the state is not known: it is read when it is needed. */
  const isOutdated = useRef(false);

  /** @returns the fields that somebody else has changed since; from then on an edit goes by the listing as it is now */
  const catchUp = async (): Promise<string[]> => {
    const latest = await getListing(id);
    if (!latest) return [];
    const values = listingValues(latest.listing);
    const changed = changedFields(saved.current, values);
    saved.current = values;
    state.current = latest.etag;
    isOutdated.current = false;
    return changed;
  };

  return async (values) => {
    if (isUnchanged(saved.current, values)) {
      await tellNoChanges();
      return 'done';
    }
    try {
      const changed = isOutdated.current ? await catchUp() : [];
      if (changed.length > 0) return await tellConflict(changed);
      const { matchedCount, modifiedCount } = await updateListing(id, values, state.current);
      if (matchedCount === 0 && modifiedCount === 0) {
        await tellNoChanges();
        return 'failed';
      }
      saved.current = values;
      isOutdated.current = true;
    } catch (error) {
      if (error instanceof ApiError && error.problem?.errors) throw error;
      const changed = isConflict(error) ? await catchUp().catch(() => []) : [];
      if (changed.length > 0) return tellConflict(changed);
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
