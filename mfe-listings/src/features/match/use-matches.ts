import type { Match, Preferences } from '@roommate/contracts';
import { api, unwrap, useUser } from '@roommate/shell-api';
import { queryOptions, useQueries, useQuery } from '@roommate/shell-api/query';
import { hasPreferences, preferencesQuery, whenMounted } from './preferences-query.ts';

/** The key contains the preferences, so that new ones give new matches. */
const matchesQuery = (uid: string, preferences: Preferences | undefined, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['matches', uid, preferences, ...ids],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/matches/of', { params: { query: { ids: ids.join(',') } }, signal })),
    ...whenMounted,
  });

/**
 * How well listings fit the signed-in user, by id. It is empty for visitors, without preferences, and while it is not known:
 * a page shows its listings without it.
 * @param batches ids that are requested together
 * @param isWaiting other listings are about to replace these: request nothing for them
 */
export function useMatches(
  batches: readonly (readonly string[])[],
  isWaiting = false,
): ReadonlyMap<string, Match> {
  const uid = useUser()?.uid ?? '';
  const { data: preferences } = useQuery(preferencesQuery(uid));
  const enabled = hasPreferences(preferences) && !isWaiting;
  const results = useQueries({
    queries: batches
      .filter((ids) => ids.length > 0)
      .map((ids) => ({ ...matchesQuery(uid, preferences, ids), enabled })),
  });
  return new Map(results.flatMap(({ data = [] }) => data.map(({ _id, match }) => [_id, match] as const)));
}
