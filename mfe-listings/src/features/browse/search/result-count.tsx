import { isByBest } from '../../match/use-personal-order.ts';
import { hiddenText, roomsText } from '../filters/filter-texts.ts';
import type { SearchKey, SearchSummary } from '../query/fetch-matches.ts';
import { readSearch } from '../query/read-search.ts';
import { SearchLink } from '../query/search-link.tsx';
import styles from './result-count.module.css';

const TOO_MANY = 'Your dealbreakers apply to up to 1,000 rooms. Add a filter to use them.';

interface ResultCountProps {
  /** The shown search, whose matches are on the screen. The next one has no number yet. */
  search: SearchKey;
  summary: SearchSummary | undefined;
  /** The dealbreakers do not apply to so many matches. */
  isTooMany: boolean;
}

/** The number of matches, and how many the dealbreakers hide. Screen readers announce each new one. */
export function ResultCount({ search, summary, isTooMany }: ResultCountProps) {
  const { total, hidden } = summary ?? {};
  const { includeHidden } = readSearch(new URLSearchParams(search));
  const isSorted = hidden !== undefined && isByBest(search);
  const hasChoice = hidden !== undefined && (hidden > 0 || includeHidden === true);
  return (
    <div>
      <p role="status" className={styles.count}>
        {total && `${roomsText(total)} found`}
        {isSorted && ', best match first'}
        {hidden !== undefined && hidden > 0 && `. ${hiddenText(hidden)}`}
        {isTooMany && `. ${TOO_MANY}`}
      </p>
      {hasChoice && (
        // The same link for both, so that it keeps the focus.
        <SearchLink next={(newest) => ({ ...newest, includeHidden: includeHidden ? undefined : true })}>
          {includeHidden ? 'Hide rooms with a dealbreaker' : 'Show rooms with a dealbreaker'}
        </SearchLink>
      )}
    </div>
  );
}
