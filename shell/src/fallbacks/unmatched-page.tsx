import { useLocation, userOf, useSession } from '@roommate/shell-api';
import { LoginRedirect } from '../guard/login-redirect.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { PagePending } from '../pages/page-pending.tsx';
import type { RemoteCatalogue } from '../remotes/remote-catalogue.ts';
import { UnavailablePage } from './unavailable-page.tsx';

/** Shows for a path without a route. No remote owns it, its remote failed, or the visitor may not open it yet. */
export function UnmatchedPage({ catalogue }: { catalogue: RemoteCatalogue }) {
  const { pathname } = useLocation();
  const session = useSession();
  if (catalogue.isGuarded(pathname) && userOf(session) === null) {
    return session.status === 'loading' ? <PagePending /> : <LoginRedirect />;
  }
  const failure = catalogue.failure(pathname);
  return failure ? <UnavailablePage failure={failure} /> : <NotFoundPage />;
}
