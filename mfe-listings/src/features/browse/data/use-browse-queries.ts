import { useLoaderData, useUser } from '@roommate/shell-api';
import { useCode, useFirstUse } from '@roommate/ui';
import { dataCode } from '../../../data-code.ts';
import type { browseLoader } from '../browse-loader.ts';

/**
 * The code of the page's queries. It loads with the first use of the page. It loads at once for signed-in people, because
 * it reads how well rooms fit them. It also loads at once when the loader has no rooms.
 * @param isWanted loads it now
 */
export function useBrowseQueries(isWanted = false) {
  const { batch } = useLoaderData<typeof browseLoader>();
  const isUsed = useFirstUse();
  const isSignedIn = useUser() !== null;
  return useCode(dataCode, isWanted || isUsed || isSignedIn || batch === undefined);
}
