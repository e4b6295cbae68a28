import { useMissingContent } from '@roommate/shell-api';
import { Button, ErrorState, PageHeader, RetryButton, Spinner } from '@roommate/ui';
import { useId } from 'react';
import { paths } from '../../../remote.json';
import { useFocusAfterDelete } from '../../focus/use-focus-after-delete.ts';
import { useDashboardUser } from '../../layout/dashboard-user.ts';
import { AlertList } from './alert-list.tsx';
import styles from './alerts.module.css';
import { useAlerts, useDeleteAlert, useMarkRead } from './alerts.ts';
import { SavedSearchList } from './saved-search-list.tsx';

/** /dashboard/alerts: new rooms that match the user's saved searches (docs/decisions/0344-alerts.md). */
function AlertsPage() {
  const { uid } = useDashboardUser();
  const { alerts, loading, isFirstLoad, retry } = useAlerts(uid);
  useMissingContent(!alerts, retry);
  const { heading, list, storePosition, restoreFocus } = useFocusAfterDelete();
  const markRead = useMarkRead(uid);
  const deletion = useDeleteAlert(uid);
  const listId = useId();
  const remove = (id: string) => {
    storePosition(id);
    deletion.mutate(id, { onSettled: () => restoreFocus(id) });
  };
  const readAll = () => {
    markRead.mutate(undefined, { onSuccess: () => heading.current?.focus() });
  };
  return (
    <div className={styles.page}>
      <PageHeader
        title={paths['/dashboard/alerts'].meta.title}
        intro={`${paths['/dashboard/alerts'].meta.description} Alerts are kept for 30 days.`}
        headingRef={heading}
      />
      <section aria-labelledby={listId} ref={list}>
        <div className={styles.heading}>
          <h2 id={listId}>New rooms</h2>
          {alerts && alerts.unread > 0 && (
            <Button variant="secondary" busy={markRead.isPending} onClick={readAll}>
              Mark all as read
            </Button>
          )}
        </div>
        {loading && <Spinner label="Loading your alerts..." showLabel />}
        {!loading && !alerts && (
          <ErrorState
            title="Your alerts could not be loaded"
            headingLevel={3}
            action={<RetryButton onRetry={retry} />}
          />
        )}
        {alerts && <AlertList alerts={alerts.items} deletingIds={deletion.pendingIds} onDelete={remove} />}
      </section>
      {/* The alerts would move it when they arrive. After a failure people have seen it, so it stays. */}
      <div hidden={isFirstLoad}>
        <SavedSearchList uid={uid} />
      </div>
    </div>
  );
}

export { AlertsPage as Component };
