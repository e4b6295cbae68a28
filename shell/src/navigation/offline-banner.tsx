import { Container, Notice } from '@roommate/ui';
import styles from './offline-banner.module.css';
import { usePageTime } from '../offline/use-page-time.ts';
import { useOnline } from './use-online.ts';

/** Shown while the browser has no connection, and gone when it is back. */
export function OfflineBanner() {
  const online = useOnline();
  const time = usePageTime(online);
  if (online) return null;
  return (
    <Container className={styles.banner}>
      <Notice tone="offline">
        You are offline. You can still read this page. New pages and changes need a connection.
        {time !== undefined && ` This page is from ${formatTime(time)}.`}
      </Notice>
    </Container>
  );
}

const formatTime = (time: string): string =>
  new Date(time).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
