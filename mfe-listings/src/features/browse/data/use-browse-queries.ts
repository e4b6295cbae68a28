import { useUser } from '@roommate/shell-api';
import { useCode, useFirstUse } from '@roommate/ui';
import { dataCode } from '../../../data-code.ts';

/**
 * The code of the page's queries. It loads with the first use of the page. It also loads for signed-in people, because it
 * reads how well rooms fit them.
 * @param isWanted loads it now, for example because the loader could not, so that the page has no rooms
 */
export function useBrowseQueries(isWanted: boolean) {
  const isUsed = useFirstUse();
  const isSignedIn = useUser() !== null;
  return useCode(dataCode, isWanted || isUsed || isSignedIn);
}
