import { sessionStore, useUser } from '@roommate/shell-api';
import { hasPreferences, preferencesQuery, useQuery, useQueryClient } from '@roommate/shell-api/query';
import { useEffect, useRef, useState } from 'react';
import { batchKey } from '../batches/batch-query.ts';
import { FIRST_CURSOR } from '../batches/batch.ts';
import type { SearchSummary } from '../matches/fetch-matches.ts';
import { NO_SEARCH, type SearchKey } from '../search-url/search-key.ts';
import { isByBest } from '../search-url/order-of.ts';

export interface PersonalOrder {
  /** The matches for this person are on their way. */
  isReordering: boolean;
  /** The person has dealbreakers. The matches on the screen can still be those for everybody. */
  hasDealbreakers: boolean;
  hasPreferences: boolean;
}

/** Another order would move the listings below the first screen away from the person who reads them. */
const isAtTop = (): boolean => window.scrollY <= window.innerHeight;

/**
 * Keeps the matches of a search in the order of the person who reads them (docs/decisions/0330-matching.md). It reads
 * them again for a person with preferences when they are in the order for everybody. The site has then rendered the
 * page without an account. It removes them when their order belongs to a user who has signed out, or to deleted
 * preferences.
 */
export function usePersonalOrder(search: SearchKey, summary: SearchSummary | undefined): PersonalOrder {
  const client = useQueryClient();
  const uid = useUser()?.uid ?? '';
  const isSearch = search !== NO_SEARCH;
  // The list of all listings is the same for everybody: the page must not render again for the session.
  const isSettled = sessionStore(({ status }) => isSearch && status !== 'loading');
  const { data: preferences } = useQuery(preferencesQuery(uid));
  const isKnown = uid === '' ? isSettled : preferences !== undefined;
  const isRead = isKnown && isSearch && summary !== undefined;
  const hasOwn = isRead && hasPreferences(preferences);
  const hasDealbreakers = hasOwn && (preferences?.dealbreakers?.length ?? 0) > 0;
  const wantsOwn = hasOwn && (hasDealbreakers || isByBest(search));
  // The API orders only an exact number of matches by preferences.
  const isDifferent = hasDealbreakers || summary?.total.relation === 'eq';
  const isForEverybody = wantsOwn && summary.hidden === undefined && isDifferent;
  const isForSomebodyElse = isRead && !hasOwn && summary.hidden !== undefined;

  // Once for each person and search: a response that still has the other order must not repeat it.
  const visit = `${uid} ${search}`;
  const asked = useRef<string>(undefined);
  const [settled, setSettled] = useState<string>();
  const readFor = useRef(uid);
  useEffect(() => {
    const queryKey = [...batchKey, search];
    const isOther = readFor.current !== '' && readFor.current !== uid && search !== NO_SEARCH;
    readFor.current = uid;
    if (isOther) asked.current = undefined;
    const isNew = asked.current !== visit;
    if (isNew && (isForEverybody || isForSomebodyElse)) asked.current = visit;
    if (isOther || (isNew && isForSomebodyElse)) {
      void client.resetQueries({ queryKey });
    } else if (isNew && isForEverybody) {
      // The first batch drops those after it.
      const first = { queryKey: [...queryKey, FIRST_CURSOR] };
      const reread = isAtTop() ? client.invalidateQueries(first) : Promise.resolve();
      void reread.then(() => setSettled(visit));
    }
  }, [client, uid, search, visit, isForEverybody, isForSomebodyElse]);
  return {
    isReordering: isForEverybody && settled !== visit,
    hasDealbreakers,
    hasPreferences: hasOwn,
  };
}
