import type { SavedSearch } from '@roommate/contracts';
import { ApiError, api, unwrap, withSession } from '@roommate/shell-api';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@roommate/shell-api/query';
import { refetchOnReturn } from '../../listings/refetch-on-return.ts';
import { reportFailure } from './report-failure.ts';
import { usePendingIds } from './use-pending-ids.ts';

const NOT_FOUND = 404;

const savedSearchesQuery = (uid: string) =>
  queryOptions({
    queryKey: ['saved-searches', uid],
    queryFn: ({ signal }): Promise<SavedSearch[]> => unwrap(api.GET('/saved-searches', { signal })),
  });

export function useSavedSearches(uid: string) {
  const { data, isFetching, refetch } = useQuery({
    ...savedSearchesQuery(uid),
    ...refetchOnReturn,
    refetchOnMount: 'always',
  });
  return { searches: data, loading: data === undefined && isFetching, retry: () => void refetch() };
}

/** A search that another tab has deleted is deleted too. */
async function deleteSearch(id: string): Promise<void> {
  try {
    await withSession(() => unwrap(api.DELETE('/saved-searches/{id}', { params: { path: { id } } })));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== NOT_FOUND) throw error;
  }
}

/** Deletes a saved search by its id. */
export function useDeleteSearch(uid: string) {
  const client = useQueryClient();
  const { queryKey } = savedSearchesQuery(uid);
  const { pendingIds, addPending, removePending } = usePendingIds();
  const { mutate } = useMutation({
    mutationFn: deleteSearch,
    onMutate: addPending,
    onSuccess: async (_, id) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (searches) => searches?.filter(({ _id }) => _id !== id));
      // Not awaited: the focus moves as soon as the row has left the page.
      void client.invalidateQueries({ queryKey });
    },
    onError: reportFailure('The search could not be deleted.'),
    onSettled: (_data, _error, id) => removePending(id),
  });
  return { mutate, pendingIds };
}

/** The path of the browse page with the rooms of a saved search. Its URL has one parameter for all places. */
export function searchPath({ query }: SavedSearch, browse: string): string {
  const parameters = new URLSearchParams(query);
  const places = parameters.getAll('place').join(',');
  parameters.delete('place');
  if (places !== '') parameters.set('place', places);
  return `${browse}?${parameters.toString().replaceAll('%2C', ',')}`;
}
