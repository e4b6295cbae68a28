import { Notice, RetryButton } from '@roommate/ui';
import styles from './saved-rooms.module.css';

const formatTime = (time: number): string =>
  new Date(time).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Says from when the rooms are that were seen last. @param at milliseconds since 1970 */
export const EarlierRoomsNotice = ({ at, onRetry }: { at: number; onRetry: () => void }) => (
  <div className={styles.notice}>
    <Notice tone="offline" actions={<RetryButton variant="secondary" size="small" onRetry={onRetry} />}>
      {`Your saved rooms could not be loaded. These are from ${formatTime(at)}.`}
    </Notice>
  </div>
);
