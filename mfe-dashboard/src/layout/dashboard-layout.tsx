import { Outlet, useUser } from '@roommate/shell-api';
import { Container } from '@roommate/ui';
import styles from './dashboard-layout.module.css';
import { toDashboardUser } from './dashboard-user.ts';
import { Sidebar } from './sidebar.tsx';

/** The sidebar with the page next to it (spec, section 2). */
function DashboardLayout() {
  const user = useUser();
  // The shell's guard admits only signed-in users, so this happens only during logout.
  if (!user) return null;
  const dashboardUser = toDashboardUser(user);
  return (
    <Container className={styles.layout}>
      <Sidebar user={dashboardUser} />
      <div className={styles.page}>
        <Outlet key={user.uid} context={dashboardUser} />
      </div>
    </Container>
  );
}

export { DashboardLayout as Component };
