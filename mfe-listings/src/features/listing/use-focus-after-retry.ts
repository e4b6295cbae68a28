import { focusPageHeading } from '@roommate/ui';
import { useEffect, useRef } from 'react';
import type { ListingState } from './use-listing.ts';

/**
 * Moves the focus after a retry. Each state of the page has its own heading, and the heading of the new state gets it.
 * @returns the retry function
 */
export function useFocusAfterRetry(status: ListingState['status'], reload: () => void): () => void {
  const retried = useRef(false);
  useEffect(() => {
    if (!retried.current || status === 'loading') return;
    retried.current = false;
    focusPageHeading();
  }, [status]);
  return () => {
    retried.current = true;
    reload();
  };
}
