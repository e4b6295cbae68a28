import { Link, authentication, useLocation, useSession } from '@roommate/shell-api';
import { Button, Skeleton, buttonClass } from '@roommate/ui';
import { LogOut } from 'lucide-react';
import { shellPaths } from '../app/shell-paths.ts';
import { originState } from '../auth/return-path.ts';
import styles from './account-actions.module.css';
import { ProfilePhoto } from './profile-photo.tsx';

/** Login and Signup, or who is signed in and Logout; a quiet placeholder until that is known. */
export function AccountActions() {
  const session = useSession();
  const location = useLocation();
  switch (session.status) {
    case 'loading':
      return <Skeleton width="8rem" height="2.25rem" className={styles.pending} />;
    case 'signed-out':
      return (
        <div className={styles.actions}>
          <Link className={buttonClass('quiet', 'small')} to={shellPaths.login} state={originState(location)}>
            Login
          </Link>
          <Link
            className={buttonClass('primary', 'small')}
            to={shellPaths.register}
            state={originState(location)}
          >
            Signup
          </Link>
        </div>
      );
    case 'signed-in':
      return (
        <div className={styles.actions}>
          <ProfilePhoto user={session.user} />
          <Button variant="secondary" size="small" onClick={() => void authentication.logout()}>
            <LogOut aria-hidden="true" />
            Logout
          </Button>
        </div>
      );
  }
}
