import { UPDATE_DIALOG_TIMER_MS, type ListingInput } from '@roommate/contracts';
import { hasFieldErrors, type SubmitOutcome } from '@roommate/listing-form';
import { api, ApiError, dialogs, unwrapResponse } from '@roommate/shell-api';
import { useQueryClient } from '@roommate/shell-api/query';
import { useRef } from 'react';
import { getListing } from '../listing/listing.ts';
import { changedFields, editBody, isUnchanged, listingValues } from './listing-values.ts';
import { isConflict, reportConflict } from './report-conflict.ts';

const UNAUTHORIZED = 401;

/** @param version the ETag of the version that may be overwritten; undefined for any version */
const updateListing = (id: string, body: ListingInput, version: string | undefined) =>
  unwrapResponse(
    api.PUT('/roommates/{id}', {
      params: { path: { id }, header: version === undefined ? {} : { 'If-Match': version } },
      body,
    }),
  );

/**
 * Saves an edit and shows the result with the texts of the specification, section 8. An edit without changes is not
 * sent: docs/decisions/0042-no-changes.md. It reports a conflicting edit, and no edit is lost.
 * @param loaded the first values of the form
 * @param etag the version of the listing with these values
 */
export function useUpdate(
  id: string,
  loaded: Partial<ListingInput>,
  etag: string | undefined,
): (values: ListingInput) => Promise<SubmitOutcome> {
  const client = useQueryClient();
  const saved = useRef(loaded);
  const version = useRef(etag);

  /** Loads the current version, on which the next save is based. @returns the fields that changed since */
  const loadCurrent = async (): Promise<string[]> => {
    const latest = await getListing(id);
    if (!latest) return [];
    const values = listingValues(latest.listing);
    const changed = changedFields(saved.current, values);
    saved.current = values;
    version.current = latest.etag;
    return changed;
  };

  return async (values) => {
    if (isUnchanged(saved.current, values)) {
      await reportNoChanges();
      return 'done';
    }
    try {
      const { data, response } = await updateListing(id, editBody(saved.current, values), version.current);
      const { matchedCount, modifiedCount } = data;
      if (matchedCount === 0 && modifiedCount === 0) {
        await reportNoChanges();
        return 'failed';
      }
      saved.current = values;
      // A read before the next save would fail without a connection, and that save could not wait for one.
      version.current = response.headers.get('etag') ?? undefined;
      void client.invalidateQueries({ queryKey: ['listings'] });
    } catch (error) {
      if (hasFieldErrors(error)) throw error;
      const changed = isConflict(error) ? await loadCurrent().catch(() => []) : [];
      if (changed.length > 0) return reportConflict(changed);
      if (error instanceof ApiError && error.status === UNAUTHORIZED) return 'session-ended';
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

const reportNoChanges = (): Promise<void> =>
  dialogs.alert({ title: 'No Changes', text: 'No data was updated.', icon: 'info' });

/** Returns the API's message for a refusal, because the user can act on it. Otherwise the text of the specification. */
function failureText(error: unknown): string {
  const refused = error instanceof ApiError && error.status < 500;
  return refused ? error.message : 'Something went wrong during update.';
}
