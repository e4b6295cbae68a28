import { useLocation, useSession } from '@roommate/shell-api';
import { LoginRedirect } from '../guard/login-redirect.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { PagePending } from '../pages/page-pending.tsx';
import type { RemoteCatalogue } from '../remotes/remote-catalogue.ts';
import { UnavailablePage } from './unavailable-page.tsx';

/** What the router shows for a path without a route: of nobody, of a remote that failed, or not to be opened yet. */
export function UnmatchedPage({ catalogue }: { catalogue: RemoteCatalogue }) {
  const { pathname } = useLocation();
  const session = useSession();
  if (catalogue.isGuarded(pathname) && session.status !== 'signed-in') {
    return session.status === 'loading' ? <PagePending /> : <LoginRedirect />;
  }
  const failure = catalogue.failure(pathname);
  return failure ? <UnavailablePage failure={failure} /> : <NotFoundPage />;
}
