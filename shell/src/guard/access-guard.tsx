import { Outlet, useLocation, userOf, useSession } from '@roommate/shell-api';
import { PagePending } from '../pages/page-pending.tsx';
import { LoginRedirect } from './login-redirect.tsx';

// After logging out the router is on its way to another page before React shows that page. The session tells its news
// in between, and a redirect from the page that is being left would win over where the visitor goes.
const isBeingLeft = (pathname: string): boolean =>
  new URL(pathname, window.location.origin).pathname !== window.location.pathname;

/** Shows a remote's page to those who may see it (spec, section 2), and leaves it when they sign out. */
export function AccessGuard({ isGuarded }: { isGuarded: (pathname: string) => boolean }) {
  const { pathname } = useLocation();
  const session = useSession();
  if (!isGuarded(pathname) || userOf(session)) return <Outlet />;
  return session.status === 'loading' || isBeingLeft(pathname) ? <PagePending /> : <LoginRedirect />;
}
