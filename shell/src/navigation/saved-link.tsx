import { pagePaths } from '@roommate/contracts';
import { NavLink, useSaved } from '@roommate/shell-api';
import { Bookmark } from 'lucide-react';
import styles from './saved-link.module.css';

/** Leads to the saved rooms, with their number. It stands beside the links of the specification. */
export function SavedLink() {
  const saved = useSaved();
  const count = saved.status === 'ready' ? saved.ids.length : 0;
  return (
    <NavLink
      className={styles.link ?? ''}
      to={pagePaths.saved}
      title="Saved rooms"
      aria-label={count === 0 ? 'Saved rooms' : `Saved rooms: ${count}`}
    >
      <Bookmark aria-hidden="true" />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </NavLink>
  );
}
