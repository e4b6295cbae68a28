import { useSaved } from '@roommate/shell-api';
import { useState } from 'react';

const nothing: { place: string; ids: readonly string[] } = { place: '', ids: [] };

/**
 * The ids that the page shows. A room that is removed here stays until the visitor leaves. So a wrong click can be
 * undone. `forget` removes it immediately.
 */
export function useShownIds(): { ids: readonly string[]; forget: (id: string) => void } {
  const saved = useSaved();
  const [known, setKnown] = useState(nothing);
  const forget = (id: string) =>
    setKnown((before) => ({ ...before, ids: before.ids.filter((each) => each !== id) }));
  if (saved.status !== 'ready') {
    // The next list may be of another account.
    if (known !== nothing) setKnown(nothing);
    return { ids: [], forget };
  }
  const { place, ids } = saved;
  // After a login the list is the account's.
  const before = known.place === place ? known.ids : [];
  const added = ids.filter((id) => !before.includes(id));
  if (known.place === place && added.length === 0) return { ids: known.ids, forget };
  const next = [...added, ...before];
  setKnown({ place, ids: next });
  return { ids: next, forget };
}
