import type { Listing } from '@roommate/contracts';
import { log } from '@roommate/shell-api';
import { useCallback, useState } from 'react';
import { useLoaded } from '../../loading/use-loaded.ts';
import { useOnReturn } from '../../loading/use-on-return.ts';
import { getMyListings } from './api/get-my-listings.ts';

const NONE: readonly Listing[] = [];

interface MyListings {
  loading: boolean;
  listings: readonly Listing[];
  /** Fetches again, with the list before still there. */
  refresh: () => void;
  /** Takes a deleted listing out at once; an answer that is still on its way does not bring it back. */
  leaveOut: (id: string) => void;
}

/** The user's listings. A failed fetch is only logged and the list treated as empty (spec, section 8). */
export function useMyListings(email: string): MyListings {
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  const load = useCallback(
    (signal: AbortSignal) =>
      getMyListings(email, signal).catch((error: unknown) => {
        if (!signal.aborted) log.error('Your listings could not be loaded.', error);
        throw error;
      }),
    [email],
  );
  const { state, reload } = useLoaded(load);
  useOnReturn(reload);

  const listings = state.status === 'ready' ? state.value : NONE;
  return {
    loading: state.status === 'loading',
    listings: listings.filter(({ _id }) => !deleted.has(_id)),
    refresh: reload,
    leaveOut: (id) => setDeleted((ids) => new Set(ids).add(id)),
  };
}
