import { NavLink, useUser } from '@roommate/shell-api';
import { pagePaths } from '@roommate/contracts';
import styles from './nav-list.module.css';
import { navItems } from './nav-items.ts';

/** The links of the navigation bar or of the mobile menu. */
export function NavList({ variant }: { variant: 'bar' | 'menu' }) {
  const signedIn = useUser() !== null;
  const items = navItems.filter(
    (item) => (signedIn || !item.signedIn) && !(variant === 'menu' && item.desktopOnly),
  );
  return (
    <ul role="list" className={styles[variant]}>
      {items.map(({ label, to }) => (
        <li key={to}>
          <NavLink className={styles.link ?? ''} to={to} end={to === pagePaths.home}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
