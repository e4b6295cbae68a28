import type { Match, Preferences } from '@roommate/contracts';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { api, unwrap } from '../api.ts';
import { useUser } from '../session.ts';
import { hasPreferences, preferencesQuery, whenMounted } from './preferences-query.ts';
import { getQueryClient } from './query-client.ts';

/** How well listings fit a user, by id. */
type Matches = ReadonlyMap<string, Match>;

const byId = (found: readonly { _id: string; match: Match }[]): Matches =>
  new Map(found.map(({ _id, match }) => [_id, match]));

/** The key contains the preferences, so that new ones give new matches. */
const matchesQuery = (uid: string, preferences: Preferences | undefined, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['matches', uid, preferences, ...ids],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/matches/of', { params: { query: { ids: ids.join(',') } }, signal })),
    ...whenMounted,
  });

/**
 * Returns how well listings fit the signed-in user, by id. It is empty for visitors, without preferences, and while it
 * is not known. A page then shows its listings without it.
 * @param batches ids that are requested together
 * @param isWaiting other listings are about to replace these: request nothing for them
 */
export function useMatches(batches: readonly (readonly string[])[], isWaiting = false): Matches {
  const uid = useUser()?.uid ?? '';
  const { data: preferences } = useQuery(preferencesQuery(uid));
  const enabled = hasPreferences(preferences) && !isWaiting;
  const results = useQueries({
    queries: batches
      .filter((ids) => ids.length > 0)
      .map((ids) => ({ ...matchesQuery(uid, preferences, ids), enabled })),
  });
  return byId(results.flatMap(({ data = [] }) => data));
}

/**
 * Reads the same once, for a page that loads this code only for a signed-in user. It is empty without preferences.
 * @throws when a request fails
 */
export async function readMatches(uid: string, ids: readonly string[]): Promise<Matches> {
  const client = getQueryClient();
  const preferences = await client.fetchQuery(preferencesQuery(uid));
  if (!hasPreferences(preferences) || ids.length === 0) return new Map();
  return byId(await client.fetchQuery(matchesQuery(uid, preferences, ids)));
}
