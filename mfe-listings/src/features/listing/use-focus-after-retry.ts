import { focusPageHeading } from '@roommate/ui';
import { useEffect, useRef } from 'react';
import type { ListingState } from './use-listing.ts';

/**
 * Every state of a listing's page has a heading of its own: the one that a retry ends with takes the focus.
 * @returns the retry
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
