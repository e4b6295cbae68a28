import { useSession } from '@roommate/shell-api';
import { Spinner } from '@roommate/ui';
import styles from './page-pending.module.css';

/** In place of a page that is not there yet: its code is loading, or it is not known yet who is signed in. */
export function PagePending() {
  const session = useSession();
  const slow = session.status === 'loading' && session.slow;
  return (
    <div className={styles.pending}>
      <Spinner size="large" label={slow ? 'Still connecting...' : 'Loading...'} showLabel={slow} />
    </div>
  );
}
