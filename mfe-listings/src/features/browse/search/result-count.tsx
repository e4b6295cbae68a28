import { browsePath, type PageSearch } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { isByBest } from '../../match/use-personal-order.ts';
import { hiddenText, roomsText } from '../filters/filter-texts.ts';
import { searchKeyOf, type SearchSummary } from '../query/fetch-matches.ts';
import styles from './result-count.module.css';

const TOO_MANY = 'Your dealbreakers apply to up to 1,000 rooms. Add a filter to use them.';

interface ResultCountProps {
  search: PageSearch;
  summary: SearchSummary | undefined;
  /** The dealbreakers do not apply to so many matches. */
  isTooMany: boolean;
}

/** The number of matches, and how many the dealbreakers hide. Screen readers announce each new one. */
export function ResultCount({ search, summary, isTooMany }: ResultCountProps) {
  const { total, hidden } = summary ?? {};
  const { includeHidden } = search;
  const isSorted = hidden !== undefined && isByBest(searchKeyOf(search));
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
        <Link
          to={browsePath({ ...search, includeHidden: includeHidden ? undefined : true })}
          preventScrollReset
        >
          {includeHidden ? 'Hide rooms with a dealbreaker' : 'Show rooms with a dealbreaker'}
        </Link>
      )}
    </div>
  );
}
