import { useMissingContent } from '@roommate/shell-api';
import { Button, ErrorState } from '@roommate/ui';

/** The error state. Retries with a button, and automatically when the browser is online again. */
export function FeaturedError({ onTryAgain }: { onTryAgain: () => void }) {
  useMissingContent(true, onTryAgain);
  return (
    <ErrorState
      headingLevel={3}
      title="The rooms did not load"
      text="The rest of the page still works. Please try again."
      action={<Button onClick={onTryAgain}>Try Again</Button>}
    />
  );
}
