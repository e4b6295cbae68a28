import { pagePaths } from '@roommate/contracts';
import { useUnreadAlerts } from '@roommate/shell-api';
import { VisuallyHidden } from '@roommate/ui';
import { Bell } from 'lucide-react';
import { useEffect, useState } from 'react';
import { countUnreadAlerts } from '../alerts/count-unread-alerts.ts';
import styles from './counted-link.module.css';
import { CountedLink } from './counted-link.tsx';

const MAX_NAMED = 99;

/** The API counts up to `UNREAD_COUNT_MAX`. */
const countText = (unread: number): string =>
  unread > MAX_NAMED ? `more than ${MAX_NAMED}` : String(unread);

const newsOf = (unread: number): string =>
  unread === 1
    ? 'One new room matches your searches.'
    : `${countText(unread)} new rooms match your searches.`;

/** Leads a signed-in user to the alerts, with the number of those that are not read. */
export function AlertsBell({ uid }: { uid: string }) {
  useEffect(() => countUnreadAlerts(uid), [uid]);
  const unread = useUnreadAlerts();
  const [{ known, news }, setNews] = useState({ known: unread, news: '' });
  if (unread !== known) {
    // Screen readers announce only what is new. The number of a page that has just opened is in the name of the link.
    const isMore = known !== undefined && unread !== undefined && unread > known;
    setNews({ known: unread, news: isMore ? newsOf(unread) : '' });
  }
  const count = unread ?? 0;
  return (
    <div className={styles.bell}>
      <CountedLink
        to={pagePaths.alerts}
        icon={Bell}
        title="Alerts"
        label={count === 0 ? 'Alerts' : `Alerts: ${countText(count)} new`}
        count={count}
      />
      <span role="status">
        <VisuallyHidden>{news}</VisuallyHidden>
      </span>
    </div>
  );
}
