import { savedStore } from '@roommate/shell-api';
import { loadQuery } from '@roommate/shell-api/query';
import { listingsByIdsQuery } from '../listing/listings-by-ids.ts';

/**
 * Loads the saved rooms while the code of the page loads. Only the shell in the browser knows their ids. On a server, and
 * until the shell has read them, the page itself loads the rooms later.
 * @returns false when it has loaded nothing, as the shell asks of `prefetch`
 */
export async function savedLoader(): Promise<false | null> {
  const saved = savedStore.getState();
  if (saved.status !== 'ready') return false;
  await loadQuery(listingsByIdsQuery(saved.ids));
  return null;
}
