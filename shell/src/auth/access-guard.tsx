import { Outlet, useLocation, useSession } from '@roommate/shell-api';
import { PagePending } from '../pages/page-pending.tsx';
import type { RemoteCatalogue } from '../remotes/remote-catalogue.ts';
import { LoginRedirect } from './login-redirect.tsx';

/** Shows a remote's page to those who may see it (spec, section 2), and leaves it when they sign out. */
export function AccessGuard({ catalogue }: { catalogue: RemoteCatalogue }) {
  const { pathname } = useLocation();
  const session = useSession();
  if (catalogue.access(pathname) !== 'signed-in' || session.status === 'signed-in') return <Outlet />;
  return session.status === 'loading' ? <PagePending /> : <LoginRedirect />;
}
