import type { ListingInput } from '@roommate/contracts';
import { api, ApiError, unwrapResponse } from '@roommate/shell-api';
import { useRef } from 'react';
import { getListing } from '../listing/listing.ts';
import { EditedElsewhereError, isConflict } from './edited-elsewhere.ts';
import { changedFields, editBody, listingValues } from './listing-values.ts';

/** @param version the ETag of the version that may be overwritten; undefined for any version */
const updateListing = (id: string, body: ListingInput, version: string | undefined) =>
  unwrapResponse(
    api.PUT('/roommates/{id}', {
      params: { path: { id }, header: version === undefined ? {} : { 'If-Match': version } },
      body,
    }),
  );

const BAD_REQUEST = 400;

/**
 * Only the refusal of the values themselves proves that the listing does not have them. The shell repeats an edit that
 * waits for a connection. The response to its first try can be lost, and the error is that of the last try.
 */
const mayBeSaved = (error: unknown): boolean => !(error instanceof ApiError) || error.status !== BAD_REQUEST;

/**
 * Saves the edits of one form, and loses no edit that was made elsewhere: docs/decisions/0094-second-editor.md.
 * @param loaded the first values of the form
 * @param etag the version of the listing with these values
 */
export function useSave(id: string, loaded: Partial<ListingInput>, etag: string | undefined) {
  const saved = useRef(loaded);
  const version = useRef(etag);
  /** Values that the API has not acknowledged. The listing may have them. */
  const unconfirmed = useRef<ListingInput[]>([]);

  /** @returns whether the API knows the listing */
  const put = async (values: ListingInput): Promise<boolean> => {
    try {
      const { data, response } = await updateListing(id, editBody(values), version.current);
      if (data.matchedCount === 0 && data.modifiedCount === 0) return false;
      saved.current = values;
      // A read before the next save would fail without a connection, and that save could not wait for one.
      version.current = response.headers.get('etag') ?? undefined;
      unconfirmed.current = [];
      return true;
    } catch (error) {
      if (mayBeSaved(error)) unconfirmed.current.push(values);
      throw error;
    }
  };

  /**
   * Loads the current version, on which the next save is based.
   * @returns the fields that were changed elsewhere; undefined when the listing does not load
   */
  const loadCurrent = async (values: ListingInput): Promise<readonly string[] | undefined> => {
    const latest = await getListing(id).catch(() => null);
    if (!latest) return undefined;
    const current = listingValues(latest.listing);
    const own = [saved.current, values, ...unconfirmed.current];
    const changed = own.map((known) => changedFields(known, current));
    saved.current = current;
    version.current = latest.etag;
    unconfirmed.current = [];
    return changed.sort((a, b) => a.length - b.length)[0];
  };

  return {
    /** What the listing has, unless the outcome of an earlier save is not known. */
    saved: (): Partial<ListingInput> | undefined =>
      unconfirmed.current.length > 0 ? undefined : saved.current,
    /**
     * @returns whether the API knows the listing
     * @throws EditedElsewhereError, or as `unwrapResponse`
     */
    save: async (values: ListingInput): Promise<boolean> => {
      try {
        return await put(values);
      } catch (error) {
        const changed = isConflict(error) ? await loadCurrent(values) : undefined;
        if (!changed) throw error;
        if (changed.length > 0) throw new EditedElsewhereError(changed);
        // The listing has values that this form knows, so nobody's edit is lost.
        return put(values);
      }
    },
  };
}
