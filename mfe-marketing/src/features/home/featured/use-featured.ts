import type { ListingSummary } from '@roommate/contracts';
import { useEffect, useState } from 'react';
import type { AvailableListings } from './api/get-available-listings.ts';

export type FeaturedState = 'loading' | 'failed' | readonly ListingSummary[];

/** What is known of the listings so far; while they are asked for again, those from before stay. */
export function useFeatured(listings: AvailableListings): FeaturedState {
  const [answer, setAnswer] = useState<{ to?: AvailableListings; state: FeaturedState }>({
    state: 'loading',
  });

  useEffect(() => {
    let current = true;
    void listings.then((state) => {
      if (current) setAnswer({ to: listings, state });
    });
    return () => {
      current = false;
    };
  }, [listings]);

  return answer.to !== listings && answer.state === 'failed' ? 'loading' : answer.state;
}
