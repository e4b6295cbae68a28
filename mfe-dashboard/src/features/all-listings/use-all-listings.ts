import { useLocation, useUser } from '@roommate/shell-api';
import { useEffect, useState } from 'react';
import { getListingsPage } from './api/get-listings-page.ts';
import { recall, remember } from './remembered-listings.ts';
import { firstPage, withPage } from './shown-listings.ts';

/** A page that is to be fetched; without a path it is the first one. */
interface Wanted {
  path: string | undefined;
}

/** All listings, page after page. Going back to this visit brings back what it showed. */
export function useAllListings() {
  const user = useUser();
  const { key } = useLocation();
  const [shown, setShown] = useState(() => recall(user, key));
  const [wanted, setWanted] = useState<Wanted | undefined>(shown ? undefined : { path: undefined });
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (shown) remember(user, key, shown);
  }, [user, key, shown]);

  useEffect(() => {
    if (!wanted) return;
    const controller = new AbortController();
    const { signal } = controller;
    getListingsPage(signal, wanted.path).then(
      (page) => {
        if (signal.aborted) return;
        setShown((before) => (before && wanted.path ? withPage(before, page) : firstPage(page)));
        setWanted(undefined);
      },
      () => {
        if (!signal.aborted) setFailed(true);
      },
    );
    return () => controller.abort();
  }, [wanted]);

  const want = (path: string | undefined): void => {
    setFailed(false);
    setWanted({ path });
  };
  return {
    shown,
    loading: wanted !== undefined && !failed,
    failed: wanted !== undefined && failed,
    loadMore: () => {
      if (shown?.next) want(shown.next);
    },
    backToNewest: () => want(undefined),
    retry: () => want(wanted?.path),
  };
}
