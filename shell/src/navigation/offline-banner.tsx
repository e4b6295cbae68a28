import { useHasContent } from '@roommate/shell-api';
import { Container, Notice, useOnline } from '@roommate/ui';
import { publishHeight } from './offline-banner-height.ts';
import styles from './offline-banner.module.css';
import { usePageTime } from '../offline/use-page-time.ts';
import { useWaitingChanges } from '../offline/waiting-changes.ts';

/** Shown while the browser has no connection, and gone when it is back. */
export function OfflineBanner() {
  const online = useOnline();
  const time = usePageTime(online);
  const waiting = useWaitingChanges();
  const hasContent = useHasContent();
  if (online) return null;
  return (
    <Container className={styles.banner} data-banner ref={publishHeight}>
      <Notice tone="offline">
        You are offline.{' '}
        {hasContent
          ? 'You can still read this page. New pages need a connection.'
          : 'The missing content loads when the connection is back.'}
        {waiting > 0 && ` ${waitingText(waiting)}`}
        {hasContent && time !== undefined && ` This page is from ${formatTime(time)}.`}
      </Notice>
    </Container>
  );
}

const waitingText = (count: number): string =>
  count === 1
    ? 'One change is waiting. It is sent when the connection is back.'
    : `${count} changes are waiting. They are sent when the connection is back.`;

const formatTime = (time: string): string =>
  new Date(time).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
