import { useHasContent, useLocation } from '@roommate/shell-api';
import { Container, Notice, useOnline } from '@roommate/ui';
import { formatTime } from '../banner/format-time.ts';
import { publishHeight } from '../offline/publish-height.ts';
import styles from './offline-banner.module.css';
import { usePageTime } from '../offline/use-page-time.ts';
import { useWaitingCount } from '../offline/waiting-changes.ts';

const publish = (banner: HTMLElement | null) => publishHeight(banner, '--offline-banner-height');

/** Shown while the browser has no connection, or a change waits. It also shows for a copy that the site has not confirmed. */
export function OfflineBanner() {
  const isOnline = useOnline();
  const { pathname, search } = useLocation();
  const time = usePageTime(isOnline);
  const waiting = useWaitingCount();
  const hasContent = useHasContent();
  const shownTime = hasContent ? time : undefined;
  if (isOnline && waiting === 0 && shownTime === undefined) return null;
  const texts = [
    ...(isOnline ? [] : ['You are offline.', offlineText(hasContent)]),
    ...(waiting > 0 ? [waitingText(waiting, isOnline ? 'the site responds' : 'you are online')] : []),
    ...(shownTime === undefined ? [] : [`This page is from ${formatTime(shownTime)}.`]),
  ];
  return (
    <Container className={styles.banner} data-banner ref={publish}>
      <Notice tone="offline">
        {`${texts.join(' ')} `}
        {isOnline && shownTime !== undefined && <a href={pathname + search}>Load it again</a>}
      </Notice>
    </Container>
  );
}

const offlineText = (hasContent: boolean): string =>
  hasContent
    ? 'You can still read this page. New pages need a connection.'
    : 'The missing content loads when the connection is back.';

/** @param event after which they are sent */
const waitingText = (count: number, event: string): string =>
  count === 1
    ? `One change is waiting. It is sent when ${event}.`
    : `${count} changes are waiting. They are sent when ${event}.`;
