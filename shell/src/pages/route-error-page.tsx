import { isRouteErrorResponse, useRouteError } from '@roommate/shell-api';
import { LoginRedirect } from '../auth/login-redirect.tsx';
import { SIGN_IN_REQUIRED } from '../auth/require-session.ts';
import { isChunkError } from '../remotes/is-chunk-error.ts';
import { useRetry } from '../remotes/use-retry.ts';
import { FailurePage } from './failure-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** A page threw, in its loader or while it rendered: it alone is replaced, inside the layout. */
export function RouteErrorPage() {
  const error = useRouteError();
  const chunkError = isChunkError(error);
  const retry = useRetry(chunkError);
  if (isRouteErrorResponse(error) && error.status === SIGN_IN_REQUIRED) return <LoginRedirect />;
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <FailurePage
      title="Something went wrong on this page"
      text={
        chunkError
          ? 'A part of the page did not arrive. Please check your connection and try again.'
          : 'The page stopped because of an error of ours. Please try again; the rest of the site works.'
      }
      onRetry={retry}
    />
  );
}
