import { browsePath, type PageSearch } from '@roommate/contracts';
import { useNavigate, useSearchParams } from '@roommate/shell-api';
import { readSearch } from './read-search.ts';

/** The search of the URL, and how to go to another one. */
export function useSearch(): { search: PageSearch; goTo: (search: PageSearch) => void } {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return {
    search: readSearch(query),
    goTo: (search) => void navigate(browsePath(search), { preventScrollReset: true }),
  };
}
