import { useEffect, useState } from 'react';
import type { FeaturedListings, FeaturedResult } from './featured-listings.ts';

export type FeaturedState = FeaturedResult | 'loading';

/** The state of the listings. During a new request, and after its failure, the previous listings stay visible. */
export function useFeaturedListings(listings: FeaturedListings): FeaturedState {
  const [settled, setSettled] = useState<{ of: FeaturedListings; result: FeaturedResult }>();

  useEffect(() => {
    let current = true;
    void Promise.resolve(listings).then((result) => {
      if (!current) return;
      setSettled((former) => {
        const isWorse = result === 'failed' && former !== undefined && former.result !== 'failed';
        return isWorse ? { ...former, of: listings } : { of: listings, result };
      });
    });
    return () => {
      current = false;
    };
  }, [listings]);

  if (!(listings instanceof Promise)) return listings;
  if (!settled || (settled.of !== listings && settled.result === 'failed')) return 'loading';
  return settled.result;
}
