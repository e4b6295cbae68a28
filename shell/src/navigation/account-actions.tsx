import { pagePaths } from '@roommate/contracts';
import { Link, authentication, useLocation, useSession } from '@roommate/shell-api';
import { Button, buttonClass } from '@roommate/ui';
import { LogOut } from 'lucide-react';
import { useRef } from 'react';
import { originState } from '../auth/return-path.ts';
import styles from './account-actions.module.css';
import { ProfilePhoto } from './profile-photo.tsx';

/** Shows Login and Signup, or the user and Logout; a quiet placeholder until the session is known. */
export function AccountActions() {
  const session = useSession();
  const location = useLocation();
  const ref = useRef<HTMLDivElement>(null);

  const logout = async () => {
    await authentication.logout();
    // The focused button has disappeared. Login takes over the focus. It is missing while the user is still signed in.
    if (document.activeElement === document.body) {
      ref.current?.querySelector('a')?.focus({ preventScroll: true });
    }
  };

  switch (session.status) {
    case 'loading':
      return <span className={styles.pending} aria-hidden="true" />;
    case 'signed-out':
      return (
        <div ref={ref} className={styles.actions}>
          <Link className={buttonClass('quiet', 'small')} to={pagePaths.login} state={originState(location)}>
            Login
          </Link>
          <Link
            className={buttonClass('primary', 'small')}
            to={pagePaths.register}
            state={originState(location)}
          >
            Signup
          </Link>
        </div>
      );
    case 'signed-in':
      return (
        <div ref={ref} className={styles.actions}>
          <ProfilePhoto user={session.user} />
          <Button variant="secondary" size="small" onClick={() => void logout()}>
            <LogOut aria-hidden="true" />
            Logout
          </Button>
        </div>
      );
  }
}
