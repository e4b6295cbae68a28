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
    const pressed = document.activeElement;
    await authentication.logout();
    // The pressed button has gone, also after a failure. The first control takes over its focus.
    if (document.activeElement === document.body && !pressed?.isConnected) {
      ref.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
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
