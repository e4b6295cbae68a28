import { browsePath, pagePaths, type PageSearch } from '@roommate/contracts';
import { useLocation, useNavigate, useNewestLocation, useSearchParams } from '@roommate/shell-api';
import { readSearch } from './read-search.ts';

/** Makes the next search from the newest one that the visitor has asked for. */
export type SearchChange = (newest: PageSearch) => PageSearch;

export interface GoToSearch {
  /** Absent: the page stays where it is. */
  scrollsUp?: boolean | undefined;
}

interface SearchOfPage {
  /** The search of the URL that the page shows. */
  search: PageSearch;
  /** The search that the visitor has asked for last, which the page may not show yet; undefined while they leave. */
  newest: () => PageSearch | undefined;
  /** Goes to the next search. Several changes within one slow navigation build on each other. */
  goTo: (next: SearchChange, options?: GoToSearch) => void;
}

export function useSearch(): SearchOfPage {
  const [query] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const newestLocation = useNewestLocation();
  const search = readSearch(query);
  const newest = (): PageSearch | undefined => {
    const { pathname, search: requested } = newestLocation();
    return pathname === pagePaths.browse ? readSearch(new URLSearchParams(requested)) : undefined;
  };
  return {
    search,
    newest,
    goTo: (next, { scrollsUp = false } = {}) => {
      const before = newest();
      const path = browsePath(next(before ?? search));
      const replace = before !== undefined && path === browsePath(before);
      // A second press before the page shows the first. It must not replace the entry that the page still shows.
      if (replace && newestLocation().key !== key) return;
      // Like a link to the page itself, repeating a search adds no entry to the history.
      void navigate(path, { replace, preventScrollReset: !scrollsUp });
    },
  };
}
