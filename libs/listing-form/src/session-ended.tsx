import { Button, Notice } from '@roommate/ui';
import styles from './listing-form.module.css';

/**
 * Shows above the submit button after the API refused an ended session. It is the way to send the form without typing
 * it again.
 */
export const SessionEnded = ({ onLogIn }: { onLogIn: () => void }) => (
  <Notice tone="warn">
    <p>Your session has ended. Log in again to send the form. Your text stays here.</p>
    <Button className={styles.logIn} size="small" variant="secondary" onClick={onLogIn}>
      Log In Again
    </Button>
  </Notice>
);
