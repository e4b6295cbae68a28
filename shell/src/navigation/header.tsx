import { pagePaths } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { Container, Logo } from '@roommate/ui';
import { AccountActions } from './account-actions.tsx';
import { AlertsSlot } from './alerts-slot.tsx';
import styles from './header.module.css';
import { LateLocation } from './late-location.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavList } from './nav-list.tsx';
import { SavedLink } from './saved-link.tsx';

/** The navigation bar, which stays at the top (spec, section 2). */
export function Header() {
  return (
    <header className={styles.header}>
      <Container className={styles.bar}>
        <LateLocation>
          <div className={styles.start}>
            <Link className={styles.brand} to={pagePaths.home}>
              <Logo />
            </Link>
          </div>
          <nav className={styles.links} aria-label="Main">
            <NavList variant="bar" />
          </nav>
          <AlertsSlot />
          <SavedLink />
          <div className={styles.account}>
            <AccountActions />
          </div>
        </LateLocation>
        <MobileMenu />
      </Container>
    </header>
  );
}
