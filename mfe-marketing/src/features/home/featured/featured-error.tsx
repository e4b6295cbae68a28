import { Button, ErrorState } from '@roommate/ui';
import { useEffect } from 'react';

/** The listings did not come; tries again by a button, and by itself when the browser comes back online. */
export function FeaturedError({ onTryAgain }: { onTryAgain: () => void }) {
  useEffect(() => {
    addEventListener('online', onTryAgain);
    return () => removeEventListener('online', onTryAgain);
  }, [onTryAgain]);
  return (
    <ErrorState
      headingLevel={3}
      title="The rooms did not load"
      text="The rest of the page is here. Check your connection and ask for the rooms once more."
      action={<Button onClick={onTryAgain}>Try Again</Button>}
    />
  );
}
