import { EXACT_TOTAL_MAX } from '@roommate/contracts';
import { isByBest } from '../search-url/order-of.ts';
import { foundText, hiddenText } from '../filters/filter-texts.ts';
import type { SearchSummary } from '../matches/fetch-matches.ts';
import type { SearchKey } from '../search-url/search-key.ts';
import { readSearch } from '../search-url/read-search.ts';
import { SearchLink } from '../search-url/search-link.tsx';
import styles from './result-count.module.css';

const UNCOUNTED = 'Rooms with a dealbreaker are left out.';
/** The API compares at most 1,000 rooms with the preferences. */
const TOO_MANY = 'Add a filter to see the best match first.';

interface ResultCountProps {
  /** The shown search, whose matches are on the screen. The next one has no number yet. */
  search: SearchKey;
  summary: SearchSummary | undefined;
  /** Of the person who reads the matches. */
  hasDealbreakers: boolean;
  /** The same person has preferences. */
  hasPreferences: boolean;
}

/** The number of matches, and how many the dealbreakers hide. Screen readers announce each new one. */
export function ResultCount({ search, summary, hasDealbreakers, hasPreferences }: ResultCountProps) {
  const { total, hidden, isUnranked = false } = summary ?? {};
  const { includeHidden } = readSearch(new URLSearchParams(search));
  const isAny = total?.relation === 'eq' && total.value > 0;
  const isSorted = hidden !== undefined && isAny && !isUnranked && isByBest(search);
  const isMany = total?.relation === 'gte' && total.value >= EXACT_TOTAL_MAX;
  const isTooMany = hasPreferences && isMany && isByBest(search);
  // With this many rooms, the API does not count those that it leaves out. Without `hidden` it has left out none.
  const isUncounted = hasDealbreakers && hidden === 0 && total?.relation === 'gte';
  const isLeavingOut = isUncounted && includeHidden !== true;
  const hasChoice = hidden !== undefined && (hidden > 0 || isLeavingOut || includeHidden === true);
  return (
    <div>
      <p role="status" className={styles.count}>
        {total && foundText(total)}
        {isSorted && ', best match first'}
        {total && hidden !== undefined && hidden > 0 && `. ${hiddenText(hidden, total)}`}
        {isLeavingOut && `. ${UNCOUNTED}`}
        {isTooMany && `${isLeavingOut || hidden ? '' : '.'} ${TOO_MANY}`}
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
