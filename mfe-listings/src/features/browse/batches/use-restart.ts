import { ApiError } from '@roommate/shell-api';
import { useQueryClient } from '@roommate/shell-api/query';
import { useEffect, useRef } from 'react';
import type { SearchKey } from '../query/fetch-matches.ts';
import { batchKey } from './batch-query.ts';

const BAD_REQUEST = 400;

/** Whether the API refuses a search or a cursor. Another visit or another version of the API may have made the cursor. */
export const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === BAD_REQUEST;

/**
 * Starts the list again when the API refuses the cursor of a later batch: every retry would fail. It does so once, so that it
 * never repeats requests without an end.
 * @param start drops all batches except the first
 */
export function useRestart(search: SearchKey, isLaterRefused: boolean, start: () => void): void {
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
