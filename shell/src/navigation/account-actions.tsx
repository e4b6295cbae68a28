import { pagePaths } from '@roommate/contracts';
import { Link, authentication, useLocation, useSession } from '@roommate/shell-api';
import { Button, buttonClass } from '@roommate/ui';
import { LogOut } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { originState } from '../auth/return-path.ts';
import styles from './account-actions.module.css';
import { ProfilePhoto } from './profile-photo.tsx';

/** Shows Login and Signup, or the user and Logout; a quiet placeholder until the session is known. */
export function AccountActions() {
  const session = useSession();
  const location = useLocation();
  const ref = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);

  // The focused button disappears during the logout. Its replacement takes over the focus.
  useEffect(() => {
    if (!pressed.current || session.status === 'loading') return;
    pressed.current = false;
    if (document.activeElement === document.body) {
      ref.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    }
  }, [session.status]);

  const logout = () => {
    pressed.current = true;
    void authentication.logout();
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
          <Button variant="secondary" size="small" onClick={logout}>
            <LogOut aria-hidden="true" />
            Logout
          </Button>
        </div>
      );
  }
}
