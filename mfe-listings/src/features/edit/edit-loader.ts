import type { LoaderFunctionArgs } from '@roommate/shell-api';
import { listingLoader } from '../listing/listing.ts';

/**
 * Loads the listing of the edit page.
 * @returns the start of the visit, in milliseconds since 1970. Older data from the cache must not prefill the form.
 */
export async function editLoader(args: LoaderFunctionArgs): Promise<number> {
  const start = Date.now();
  await listingLoader(args);
  return start;
}
