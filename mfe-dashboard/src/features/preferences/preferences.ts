import type { Preferences } from '@roommate/contracts';
import { api, resolvedUser, unwrap, withSession, type LoaderFunctionArgs } from '@roommate/shell-api';
import {
  loadQuery,
  preferencesQuery,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@roommate/shell-api/query';
import { useState } from 'react';

/** The loader asks each time that the form opens, so the form itself does not. */
const formQuery = (uid: string) => ({
  ...preferencesQuery(uid),
  staleTime: 0,
  refetchOnMount: false,
  retryOnMount: false,
});

const bestMatchesKey = (uid: string) => ['best-matches', uid] as const;

/** The rooms that fit the user, best first. The key contains the preferences, so that new ones give new rooms. */
const matchesQuery = (uid: string, preferences: Preferences) =>
  queryOptions({
    queryKey: [...bestMatchesKey(uid), preferences],
    queryFn: ({ signal }) => unwrap(api.GET('/matches', { signal })),
    enabled: Object.keys(preferences).length > 0,
    // No loader asks before.
    refetchOnMount: true,
    retryOnMount: true,
  });

export async function preferencesLoader({ request }: LoaderFunctionArgs) {
  const user = await resolvedUser(request.signal);
  return loadQuery(formQuery(user?.uid ?? ''));
}

/**
 * Waits for the request of the loader. A form with older preferences would overwrite those that another tab has saved.
 */
export function usePreferences(uid: string) {
  const { data, isFetching, isError, refetch } = useQuery(formQuery(uid));
  const [isRead, setRead] = useState(!isFetching);
  if (!isRead && !isFetching) setRead(true);
  const preferences = isRead && !isError ? data : undefined;
  return { preferences, loading: preferences === undefined && isFetching, retry: () => void refetch() };
}

export function useBestMatches(uid: string, preferences: Preferences) {
  const { data, isFetching, refetch } = useQuery(matchesQuery(uid, preferences));
  return { matches: data, loading: data === undefined && isFetching, retry: () => void refetch() };
}

/** Stores what the user looks for. An empty object deletes it. */
export function useSavePreferences(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Preferences) =>
      withSession(async () => {
        if (Object.keys(body).length > 0) return unwrap(api.PUT('/preferences', { body }));
        await unwrap(api.DELETE('/preferences'));
        return body;
      }),
    onSuccess: (stored) => {
      void client.invalidateQueries({ queryKey: bestMatchesKey(uid), refetchType: 'none' });
      client.setQueryData(preferencesQuery(uid).queryKey, stored);
    },
  });
}
