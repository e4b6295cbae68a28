import { focusPageHeading } from '@roommate/ui';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus after a retry. Each state of the page has its own heading, and the heading of the new state gets it.
 * @returns the retry function
 */
export function useFocusAfterRetry(
  status: 'pending' | 'error' | 'success',
  refetch: () => unknown,
): () => void {
  const retried = useRef(false);
  useEffect(() => {
    if (!retried.current || status === 'pending') return;
    retried.current = false;
    focusPageHeading();
  }, [status]);
  return () => {
    retried.current = true;
    refetch();
  };
}
