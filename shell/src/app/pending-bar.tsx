import { useNavigation } from '@roommate/shell-api';
import styles from './pending-bar.module.css';

/** A thin bar while the next page is on its way; it shows only when that takes a moment. */
export function PendingBar() {
  const pending = useNavigation().state !== 'idle';
  return pending ? <div className={styles.bar} role="progressbar" aria-label="Loading the page" /> : null;
}
