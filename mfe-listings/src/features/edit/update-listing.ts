import type { ListingInput } from '@roommate/contracts';
import { api, unwrap } from '@roommate/shell-api';

/** @param version the ETag of the version that may be overwritten; undefined for any version */
export const updateListing = (id: string, body: ListingInput, version: string | undefined) =>
  unwrap(
    api.PUT('/roommates/{id}', {
      params: { path: { id }, header: version === undefined ? {} : { 'If-Match': version } },
      body,
    }),
  );
