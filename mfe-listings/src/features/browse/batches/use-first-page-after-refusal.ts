import { useEffect, useEffectEvent } from 'react';
import { useSearch } from '../search-url/use-search.ts';

/**
 * Goes to the same search without its cursor when the API refuses the cursor of the URL. The site does the same when it
 * renders the page. Here, the search itself may be what the API refuses: its first page then says so.
 */
export function useFirstPageAfterRefusal(isRefused: boolean): void {
  const { newest, goTo } = useSearch();
  const start = useEffectEvent(() => {
    // A visitor who leaves must not come back.
    if (newest()) goTo((search) => search);
  });
  useEffect(() => {
    if (isRefused) start();
  }, [isRefused]);
}
