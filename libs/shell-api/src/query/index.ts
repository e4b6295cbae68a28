/**
 * TanStack Query as remotes may use it (docs/decisions/0190-data-loading.md). It is not part of the shell's first
 * scripts. A page that uses it loads one copy for all remotes.
 */
export {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query';
export { loadInfiniteQuery, loadQuery } from './load-query.ts';
export { readMatches, useMatches } from './matches.ts';
export { hasPreferences, preferencesQuery } from './preferences-query.ts';
export { getQueryClient } from './query-client.ts';
export { QueryLayout } from './query-layout.ts';
export { withQueries } from './with-queries.ts';
