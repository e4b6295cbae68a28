import { Container, Notice } from '@roommate/ui';
import styles from './offline-banner.module.css';
import { useOnline } from './use-online.ts';

/** Shown while the browser has no connection, and gone when it is back. */
export function OfflineBanner() {
  const online = useOnline();
  if (online) return null;
  return (
    <Container className={styles.banner}>
      <Notice tone="offline">
        You are offline. You can still read this page. New pages and changes need a connection.
      </Notice>
    </Container>
  );
}
