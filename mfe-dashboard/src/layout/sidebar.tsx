import { NavLink, authentication, useLocation } from '@roommate/shell-api';
import { Avatar, Button, Card, Drawer } from '@roommate/ui';
import { LogOut, PanelLeft } from 'lucide-react';
import type { DashboardUser } from './dashboard-user.ts';
import { programLinks, searchLinks, sidebarLinks, type SidebarLink } from './sidebar-links.ts';
import styles from './sidebar.module.css';

/** The dashboard's navigation and the signed-in user. Narrow screens show it behind a toggle. */
export function Sidebar({ user }: { user: DashboardUser }) {
  const { key } = useLocation();
  return (
    <Card className={styles.sidebar}>
      <Drawer variant="inline" label="Dashboard menu" icon={PanelLeft} locationKey={key}>
        <div className={styles.menu}>
          <div className={styles.user}>
            <Avatar src={user.photoURL} name={user.name} className={styles.photo} />
            <div className={styles.who}>
              <p className={styles.name}>{user.name}</p>
              <p className={styles.email}>{user.email}</p>
            </div>
          </div>
          <Links label="Dashboard" links={sidebarLinks} />
          <Links label="Your search" links={searchLinks} />
          <Links label="For developers" links={programLinks} />
          <Button variant="secondary" size="small" onClick={() => void authentication.logout()}>
            <LogOut aria-hidden="true" />
            Logout
          </Button>
        </div>
      </Drawer>
    </Card>
  );
}

const Links = ({ label, links }: { label: string; links: readonly SidebarLink[] }) => (
  <nav aria-label={label}>
    <ul role="list" className={styles.links}>
      {links.map(({ label: text, to, icon: LinkIcon }) => (
        <li key={to}>
          <NavLink className={styles.link ?? ''} to={to} end>
            <LinkIcon aria-hidden="true" />
            {text}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
);
