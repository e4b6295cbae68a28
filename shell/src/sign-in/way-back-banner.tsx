import { pagePaths } from '@roommate/contracts';
import { Link, useLocation, useUser } from '@roommate/shell-api';
import { Container, buttonClass } from '@roommate/ui';
import { useSyncExternalStore } from 'react';
import styles from './way-back-banner.module.css';
import { wayBack } from './way-back.ts';

const never = () => () => undefined;
/** False on a server and while its HTML becomes a page: only the browser knows the state of a history entry. */
const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** On the home page after a registration: the way back to the room that made the visitor register. */
export function WayBackBanner() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const isSignedIn = useUser() !== null;
  const back = useInBrowser() && pathname === pagePaths.home ? wayBack(state) : undefined;
  if (!back || !isSignedIn) return null;
  return (
    <section className={styles.banner} aria-label="Your account is ready">
      <Container className={styles.content}>
        <p>Your account is ready.</p>
        <Link to={back.to} className={buttonClass('primary', 'small')}>
          {back.label}
        </Link>
      </Container>
    </section>
  );
}
