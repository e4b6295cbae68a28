import { Outlet, useLocation, userOf, useSession } from '@roommate/shell-api';
import { PagePending, SpinnerAbove } from '../pages/page-pending.tsx';
import { LoginRedirect } from './login-redirect.tsx';

// After a logout the router starts the navigation before React shows the next page. The session changes in between.
// A redirect from the old page would then replace the navigation.
const isBeingLeft = (pathname: string): boolean =>
  new URL(pathname, window.location.origin).pathname !== window.location.pathname;

interface AccessGuardProps {
  isGuarded: (pathname: string) => boolean;
  /** The server has rendered this page, with public data. It stays while the session is not known. */
  renderedPath: string | undefined;
}

/** Shows a remote's page to those who may see it (spec, section 2). It leaves the page when they sign out. */
export function AccessGuard({ isGuarded, renderedPath }: AccessGuardProps) {
  const { pathname } = useLocation();
  const session = useSession();
  const isLoading = session.status === 'loading';
  const needsUser = isGuarded(pathname);
  const isOpen = !needsUser || userOf(session) !== null || (isLoading && pathname === renderedPath);
  if (!isOpen) return isLoading || isBeingLeft(pathname) ? <PagePending /> : <LoginRedirect />;
  return (
    <>
      {needsUser && isLoading && session.isUnconfirmed && (
        <SpinnerAbove slow={session.slow} label="Loading your account..." />
      )}
      <Outlet />
    </>
  );
}
