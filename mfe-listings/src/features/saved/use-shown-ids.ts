import { useSaved } from '@roommate/shell-api';
import { useState } from 'react';

const nothing: { place: string; ids: readonly string[] } = { place: '', ids: [] };

/**
 * The ids that the page shows. A room that is removed here stays until the visitor leaves, so that a wrong press can be
 * taken back.
 */
export function useShownIds(): readonly string[] {
  const saved = useSaved();
  const [known, setKnown] = useState(nothing);
  if (saved.status !== 'ready') {
    // The next list may be of another account.
    if (known !== nothing) setKnown(nothing);
    return [];
  }
  const { place, ids } = saved;
  // After a login the list is the account's.
  const before = known.place === place ? known.ids : [];
  const added = ids.filter((id) => !before.includes(id));
  if (known.place === place && added.length === 0) return known.ids;
  const next = [...added, ...before];
  setKnown({ place, ids: next });
  return next;
}
