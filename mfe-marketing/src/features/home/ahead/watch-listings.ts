import { sessionStore } from '@roommate/shell-api';

const isVisitor = (): boolean => sessionStore.getState().status === 'signed-out';

/**
 * Watches from now on whether this person changes listings, or signs in or out. A change marks all queries of listings
 * as outdated, so a mark among them tells. Visitors change nothing and must not download the queries.
 * @param name of the mark
 * @returns whether data from before are outdated
 */
export function watchListings(name: string): () => boolean {
  if (isVisitor()) return () => !isVisitor();
  let isOutdated = (): boolean => false;
  import('@roommate/shell-api/query').then(
    ({ getQueryClient }) => {
      const queryKey = ['listings', 'ahead', name];
      const client = getQueryClient();
      client.setQueryData(queryKey, name);
      // A sign-out removes the mark.
      isOutdated = () => client.getQueryState(queryKey)?.isInvalidated ?? true;
    },
    // Without this code, no page can change a listing.
    () => undefined,
  );
  return () => isOutdated();
}
