import { FailurePage } from '../pages/failure-page.tsx';
import type { RemoteFailure } from '../remotes/remote-catalogue.ts';
import { useRetry } from './use-retry.ts';

/** The remote that owns the page did not load. */
export function UnavailablePage({ failure }: { failure: RemoteFailure }) {
  // The browser reuses a failed preload for the next request, too. Only a new page requests the file again.
  const { retry, asking } = useRetry(true, failure.file);
  return (
    <FailurePage
      title="This page could not be loaded"
      text="This page is not available at the moment. The rest of the site works. Please try again in a few minutes."
      retrying={asking}
      onRetry={retry}
    />
  );
}
