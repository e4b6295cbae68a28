import { Outlet, useUser } from '@roommate/shell-api';
import { Container } from '@roommate/ui';
import styles from './dashboard-frame.module.css';
import { toDashboardUser } from './dashboard-user.ts';
import { Sidebar } from './sidebar.tsx';

/** The sidebar with the page beside it (spec, section 2). */
export function DashboardFrame() {
  const user = useUser();
  // The shell lets nobody else in; while someone signs out there is nothing left to show.
  if (!user) return null;
  const shown = toDashboardUser(user);
  return (
    <Container className={styles.frame}>
      <Sidebar user={shown} />
      <div className={styles.page}>
        <Outlet key={user.uid} context={shown} />
      </div>
    </Container>
  );
}
