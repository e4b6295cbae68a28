import { isRouteErrorResponse, NetworkError, useLocation, useRouteError } from '@roommate/shell-api';
import { useEffect } from 'react';
import { LoginRedirect } from '../guard/login-redirect.tsx';
import { SIGN_IN_REQUIRED_STATUS } from '../guard/require-session.ts';
import { isChunkError, missingFile } from '../remotes/is-chunk-error.ts';
import type { RemoteCatalogue } from '../remotes/remote-catalogue.ts';
import { useRetry } from './use-retry.ts';
import { FailurePage } from '../pages/failure-page.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';

/** Replaces a page that threw in its loader or while it rendered. The layout stays. */
export function RouteErrorPage({ catalogue }: { catalogue: RemoteCatalogue }) {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === SIGN_IN_REQUIRED_STATUS) return <LoginRedirect />;
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <PageFailure error={error} catalogue={catalogue} />;
}

function PageFailure({ error, catalogue }: { error: unknown; catalogue: RemoteCatalogue }) {
  const { pathname } = useLocation();
  const chunkError = isChunkError(error);
  // A visitor without a connection must not read that the page is faulty.
  const isUnreached = chunkError || error instanceof NetworkError;
  const { retry, asking } = useRetry(chunkError, missingFile(error));
  useEffect(() => {
    catalogue.report(chunkError ? 'file' : 'page', error, pathname);
  }, [catalogue, chunkError, error, pathname]);
  return (
    <FailurePage
      title={isUnreached ? 'This page could not be loaded' : 'Something went wrong on this page'}
      text={
        isUnreached
          ? 'Part of the page did not load. Please check your connection and try again.'
          : 'An error on our side stopped the page. The rest of the site works. Please try again.'
      }
      retrying={asking}
      onRetry={retry}
    />
  );
}
