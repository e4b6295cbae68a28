import type { QueryClient } from '@tanstack/react-query';
import { sessionStore, userOf } from '../session.ts';

/**
 * Empties the cache when the user signs out or another one signs in. Personal data, such as a contact that a like has
 * revealed, must not stay in memory.
 */
export function forgetOnSignOut(client: QueryClient): void {
  const queries = client.getQueryCache();
  const ofFormerUser = new WeakSet<object>();
  let viewer = userOf(sessionStore.getState())?.uid;

  sessionStore.subscribe((session) => {
    const next = userOf(session)?.uid;
    if (viewer !== undefined && next !== viewer) {
      client.removeQueries({ type: 'inactive' });
      client.getMutationCache().clear();
      // The page still shows the others. They are removed when it no longer does.
      for (const query of queries.getAll()) ofFormerUser.add(query);
    }
    viewer = next;
  });

  queries.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved' || !ofFormerUser.has(query)) return;
    // Another component may take the query over in the same render.
    queueMicrotask(() => {
      if (query.getObserversCount() === 0) queries.remove(query);
    });
  });
}
