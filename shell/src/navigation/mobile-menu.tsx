import { useLocation } from '@roommate/shell-api';
import { Drawer } from '@roommate/ui';
import { Menu } from 'lucide-react';
import { AccountActions } from './account-actions.tsx';
import styles from './mobile-menu.module.css';
import { NavList } from './nav-list.tsx';

/** The navigation of narrow screens, behind a toggle. */
export function MobileMenu() {
  const { key } = useLocation();
  return (
    <Drawer variant="overlay" label="Menu" icon={Menu} locationKey={key}>
      <nav className={styles.menu} aria-label="Menu">
        <NavList variant="menu" />
        <div className={styles.account}>
          <AccountActions />
        </div>
      </nav>
    </Drawer>
  );
}
