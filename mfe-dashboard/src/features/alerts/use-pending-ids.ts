import { useState } from 'react';

/** The ids of several deletions at once: a mutation itself knows only its last one. */
export function usePendingIds() {
  const [pendingIds, setPendingIds] = useState<ReadonlySet<string>>(new Set());
  return {
    pendingIds,
    addPending: (id: string) => setPendingIds((ids) => new Set([...ids, id])),
    removePending: (id: string) => setPendingIds((ids) => new Set([...ids].filter((other) => other !== id))),
  };
}
