import { Notice, RetryButton } from '@roommate/ui';
import styles from './streets.module.css';

/** The map stays usable without streets. */
export function StreetsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.failed}>
      <Notice tone="warn">
        <p>The street map could not be loaded. This map has no streets.</p>
        <RetryButton size="small" variant="secondary" onRetry={onRetry} />
      </Notice>
    </div>
  );
}
