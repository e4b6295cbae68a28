import { browsePath, pagePaths, type PageSearch } from '@roommate/contracts';
import {
  useLocation,
  useNavigate,
  useNewestLocation,
  useSearchParams,
  type Location,
} from '@roommate/shell-api';
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
  /** The search that the visitor has asked for last, which the page may not show yet. Undefined while they leave. */
  newest: () => PageSearch | undefined;
  /** Goes to the next search. Several changes within one slow navigation build on each other. */
  goTo: (next: SearchChange, options?: GoToSearch) => void;
}

/** The path at which each change that is under way has started. */
// eslint-disable-next-line server/no-request-state -- only presses fill it
const starts = new WeakMap<Location, string>();

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
      const [from, before] = [newestLocation(), newest()];
      const path = browsePath(next(before ?? search));
      const isOnPage = from.key === key;
      // A second click before the page shows the first. It must not replace the entry that the page still shows.
      if (!isOnPage && before && path === browsePath(before)) return;
      const start = isOnPage ? browsePath(search) : starts.get(from);
      // Like a link to the page itself, repeating or undoing a change adds no entry to the history.
      const arrival = navigate(path, { replace: path === start, preventScrollReset: !scrollsUp });
      if (start === undefined) return;
      const to = newestLocation();
      starts.set(to, start);
      void Promise.resolve(arrival).then(() => starts.delete(to));
    },
  };
}
