import { NavLink, authentication } from '@roommate/shell-api';
import { Avatar, Button } from '@roommate/ui';
import { LogOut, PanelLeft, X } from 'lucide-react';
import { useId } from 'react';
import type { DashboardUser } from './dashboard-user.ts';
import { sidebarLinks } from './sidebar-links.ts';
import styles from './sidebar.module.css';
import { useSidebarToggle } from './use-sidebar-toggle.ts';

const PHOTO_PX = 44;

/** Where one is in the dashboard and who one is; on a narrow screen behind a toggle. */
export function Sidebar({ user }: { user: DashboardUser }) {
  const { open, toggle, toggleRef } = useSidebarToggle();
  const panelId = useId();
  const Icon = open ? X : PanelLeft;
  return (
    <div className={styles.sidebar}>
      <button
        ref={toggleRef}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={toggle}
      >
        <Icon aria-hidden="true" />
        Dashboard menu
      </button>
      <div id={panelId} className={styles.panel} data-open={open}>
        <div className={styles.user}>
          <Avatar src={user.photoURL} name={user.name} size={PHOTO_PX} />
          <div className={styles.who}>
            <p className={styles.name}>{user.name}</p>
            <p className={styles.email}>{user.email}</p>
          </div>
        </div>
        <nav aria-label="Dashboard">
          <ul role="list" className={styles.links}>
            {sidebarLinks.map(({ label, to, icon: LinkIcon }) => (
              <li key={to}>
                <NavLink className={styles.link ?? ''} to={to} end>
                  <LinkIcon aria-hidden="true" />
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <Button variant="secondary" size="small" onClick={() => void authentication.logout()}>
          <LogOut aria-hidden="true" />
          Logout
        </Button>
      </div>
    </div>
  );
}
