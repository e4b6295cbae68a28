import type { Preferences } from '@roommate/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../api.ts';

/** Another tab can change the preferences. A failure is over when the next page asks. No loader asks before. */
export const whenMounted = {
  staleTime: 60_000,
  refetchOnMount: true,
  retryOnMount: true,
  retry: false,
} as const;

/**
 * Returns the query for the preferences of a user.
 * @param uid empty for visitors
 */
export const preferencesQuery = (uid: string) =>
  queryOptions({
    queryKey: ['preferences', uid],
    queryFn: ({ signal }): Promise<Preferences> => unwrap(api.GET('/preferences', { signal })),
    enabled: uid !== '',
    ...whenMounted,
  });

/** Checks whether a user has any preference. */
export const hasPreferences = (preferences: Preferences | undefined): boolean =>
  preferences !== undefined && Object.keys(preferences).length > 0;
