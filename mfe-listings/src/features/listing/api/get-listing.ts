import { apiPaths, type Listing } from '@roommate/contracts';
import { ApiError, api } from '@roommate/shell-api';

/** The specification lets an answer carry an `error` instead of a listing (section 3). */
type Answer = Listing | { error: string } | null;

export interface LoadedListing {
  listing: Listing;
  /** The state that was read, for an edit that goes by it. */
  etag: string | undefined;
}

const MEANS_NOT_FOUND = [400, 404];

/** @returns undefined when there is no such listing: the id is unknown or malformed, or the answer carries an error */
export async function getListing(id: string, signal?: AbortSignal): Promise<LoadedListing | undefined> {
  try {
    const { data, etag } = await api.requestPage<Answer>(apiPaths.listing(id), signal && { signal });
    return !data || 'error' in data ? undefined : { listing: data, etag };
  } catch (error) {
    if (error instanceof ApiError && MEANS_NOT_FOUND.includes(error.status)) return undefined;
    throw error;
  }
}
