import { useQueryClient } from '@roommate/shell-api/query';
import { useEffect } from 'react';
import type { SearchKey } from '../search-url/search-key.ts';
import { batchKey } from './batch-query.ts';

/**
 * Removes all batches of a list from memory except those with the given cursors. When the page is left, it marks the rest as
 * outdated. It also removes the failed batches, so that the next visit requests them again.
 */
export function useBatchCleanup(search: SearchKey, keptCursors: readonly string[]): void {
  const client = useQueryClient();
  const kept = keptCursors.join(' ');
  useEffect(() => {
    const cursors = new Set(kept.split(' '));
    client.removeQueries({
      queryKey: [...batchKey, search],
      type: 'inactive',
      predicate: ({ queryKey }) => !cursors.has(String(queryKey.at(-1))),
    });
  }, [client, search, kept]);

  useEffect(
    () => () => {
      // The list may change while the user is on another page.
      void client.invalidateQueries({ queryKey: [...batchKey, search], refetchType: 'none' });
      client.removeQueries({
        queryKey: [...batchKey, search],
        predicate: ({ state }) => state.status === 'error' && state.data === undefined,
      });
    },
    [client, search],
  );
}
