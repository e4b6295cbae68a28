import { log } from '@roommate/shell-api';
import { queryOptions } from '@roommate/shell-api/query';
import { retryUntilLoaded } from '@roommate/ui';

const load = () => import('./row-follower.tsx');

/**
 * Loads the code that follows the visitor through the list, as soon as the network allows. The first batch needs none of it,
 * and most visits see no more: docs/decisions/0268-rows-on-demand.md.
 */
export const rowFollowerCode = queryOptions({
  queryKey: ['listings', 'row-follower-code'],
  queryFn: async () => {
    const { RowFollower } = await retryUntilLoaded('The code for long lists', load, log.error);
    return { component: RowFollower };
  },
  staleTime: Infinity,
  gcTime: Infinity,
  structuralSharing: false,
});
