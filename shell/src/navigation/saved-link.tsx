import { pagePaths } from '@roommate/contracts';
import { useSaved } from '@roommate/shell-api';
import { Bookmark } from 'lucide-react';
import { CountedLink } from './counted-link.tsx';

/** Leads to the saved rooms, with their number. It stands beside the links of the specification. */
export function SavedLink() {
  const saved = useSaved();
  const count = saved.status === 'ready' ? saved.ids.length : 0;
  return (
    <CountedLink
      to={pagePaths.saved}
      icon={Bookmark}
      title="Saved rooms"
      label={count === 0 ? 'Saved rooms' : `Saved rooms: ${count}`}
      count={count}
    />
  );
}
