import { useQueryClient } from '@roommate/shell-api/query';
import { useEffect, useRef } from 'react';
import type { SearchKey } from '../search-url/search-key.ts';
import { batchKey } from './batch-query.ts';
import { isRefused } from './is-refused.ts';

/**
 * Starts the list again when the API refuses the cursor of a later batch: every retry would fail. It does so once, so that it
 * never repeats requests without an end.
 * @param start drops all batches except the first
 */
export function useRestartAfterRefusal(search: SearchKey, isLaterRefused: boolean, start: () => void): void {
  const client = useQueryClient();
  const hasRestarted = useRef(false);
  useEffect(() => {
    if (!isLaterRefused || hasRestarted.current) return;
    hasRestarted.current = true;
    const queryKey = [...batchKey, search];
    client.removeQueries({ queryKey, predicate: ({ state }) => isRefused(state.error) });
    // The first batch leads to the refused cursor.
    void client.invalidateQueries({ queryKey });
    start();
  }, [client, search, isLaterRefused, start]);
}
