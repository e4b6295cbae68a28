import { Outlet, useLocation, userOf, useSession } from '@roommate/shell-api';
import { PagePending } from '../pages/page-pending.tsx';
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
  if (!isGuarded(pathname) || userOf(session)) return <Outlet />;
  if (session.status === 'loading' && pathname === renderedPath) return <Outlet />;
  return session.status === 'loading' || isBeingLeft(pathname) ? <PagePending /> : <LoginRedirect />;
}
