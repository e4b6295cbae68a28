import { useUser } from '@roommate/shell-api';
import { useEffect, useState } from 'react';
import { getListing, type LoadedListing } from './api/get-listing.ts';

export type ListingState =
  | { status: 'loading' }
  | ({ status: 'ready' } & LoadedListing)
  | { status: 'not-found' }
  | { status: 'failed' };

const LOADING: ListingState = { status: 'loading' };

/** A listing as the signed-in user may see it; asks again when somebody else signs in. */
export function useListing(id: string): { state: ListingState; reload: () => void } {
  const viewer = useUser()?.uid;
  const [attempt, setAttempt] = useState(0);
  const request = `${id} ${viewer} ${attempt}`;
  const [answer, setAnswer] = useState({ request, state: LOADING });

  useEffect(() => {
    const controller = new AbortController();
    const settle = (state: ListingState): void => {
      if (!controller.signal.aborted) setAnswer({ request, state });
    };
    getListing(id, controller.signal).then(
      (loaded) => settle(loaded ? { status: 'ready', ...loaded } : { status: 'not-found' }),
      () => settle({ status: 'failed' }),
    );
    return () => controller.abort();
  }, [id, request]);

  return {
    state: answer.request === request ? answer.state : LOADING,
    reload: () => setAttempt((count) => count + 1),
  };
}
