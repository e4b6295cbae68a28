import { useState } from 'react';

/** Keeps the ids of all deletions that run at the same time. A mutation knows only its last one. */
export function usePendingIds() {
  const [pendingIds, setPendingIds] = useState<ReadonlySet<string>>(new Set());
  return {
    pendingIds,
    addPending: (id: string) => setPendingIds((ids) => new Set([...ids, id])),
    removePending: (id: string) => setPendingIds((ids) => new Set([...ids].filter((other) => other !== id))),
  };
}
