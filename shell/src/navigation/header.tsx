import { pagePaths } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { Container, Logo } from '@roommate/ui';
import { AccountActions } from './account-actions.tsx';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu.tsx';
import { NavList } from './nav-list.tsx';

/** The navigation bar, which stays at the top (spec, section 2). */
export function Header() {
  return (
    <header className={styles.header}>
      <Container className={styles.bar}>
        <Link className={styles.brand} to={pagePaths.home}>
          <Logo />
        </Link>
        <nav className={styles.links} aria-label="Main">
          <NavList variant="bar" />
        </nav>
        <div className={styles.account}>
          <AccountActions />
        </div>
        <MobileMenu />
      </Container>
    </header>
  );
}
