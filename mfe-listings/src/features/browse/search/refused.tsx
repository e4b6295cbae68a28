import { queryOptions, useQuery, withQueries } from '@roommate/shell-api/query';
import type { ComponentProps } from 'react';
import { LoadingGrid } from '../grid/loading-grid.tsx';
import { LoadFailed } from '../load-failed.tsx';
import type { RefusedSearch } from './refused-search.tsx';

/** Few searches are refused, and none on a server. So the reasons load then. */
export const refusedCode = queryOptions({
  queryKey: ['listings', 'refused-code'],
  queryFn: async () => ({ component: (await import('./refused-search.tsx')).RefusedSearch }),
  staleTime: Infinity,
  structuralSharing: false,
});

export const Refused = withQueries((props: ComponentProps<typeof RefusedSearch>) => {
  const { data, isError, refetch } = useQuery(refusedCode);
  if (data) return <data.component {...props} />;
  return isError ? (
    <LoadFailed isSearch onReload={() => void refetch()} />
  ) : (
    <LoadingGrid text="Loading rooms..." />
  );
});
