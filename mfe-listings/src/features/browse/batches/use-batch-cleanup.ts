import { useQueryClient } from '@roommate/shell-api/query';
import { useEffect } from 'react';
import { batchKey } from './batch-query.ts';

/** Removes all batches from memory except those with the given cursors, and marks the rest as outdated at the end. */
export function useBatchCleanup(keptCursors: readonly string[]): void {
  const client = useQueryClient();
  const kept = keptCursors.join(' ');
  useEffect(() => {
    const cursors = new Set(kept.split(' '));
    client.removeQueries({
      queryKey: batchKey,
      type: 'inactive',
      predicate: ({ queryKey }) => !cursors.has(String(queryKey[batchKey.length])),
    });
  }, [client, kept]);

  // The list may change while the user is on another page.
  useEffect(() => () => void client.invalidateQueries({ queryKey: batchKey, refetchType: 'none' }), [client]);
}
