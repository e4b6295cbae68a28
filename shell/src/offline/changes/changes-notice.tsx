import { Container } from '@roommate/ui';
import type { Change } from '../change.ts';
import { ChangeNotice } from './change-notice.tsx';
import styles from './changes-notice.module.css';

export { sendLater } from './send-later.ts';
export { dropEarlier, offer, waitAndSend } from './wait-and-send.ts';

/** The changes that were not done, with what the person can do about each. */
export const ChangesNotice = ({ changes }: { changes: readonly Change[] }) => (
  <Container className={styles.list}>
    {changes.map((change) => (
      <ChangeNotice key={change.id} change={change} />
    ))}
  </Container>
);
