import { pagePaths, type LooseFilter, type PageSearch } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { EmptyState, buttonClass } from '@roommate/ui';
import { changing, type FilterChange, withoutFilters, withoutWords } from '../filters/filters-of.ts';
import { hiddenText, roomsText } from '../filters/filter-texts.ts';
import type { SearchSummary } from '../query/fetch-matches.ts';
import type { SearchKey } from '../query/search-key.ts';
import { readSearch } from '../query/read-search.ts';
import { SearchLink } from '../query/search-link.tsx';
import styles from './no-matches.module.css';

/** For each filter of the API: the label of a search without it, and the changes that remove it. */
const loosened: Record<LooseFilter, { label: string; changes: PageSearch }> = {
  place: { label: 'Any area', changes: { places: [], near: undefined, within: undefined } },
  within: { label: 'Farther away', changes: {} },
  metroWithin: { label: 'Also far from the metro', changes: { metroWithin: undefined } },
  rent: { label: 'Any rent', changes: { rentMin: undefined, rentMax: undefined } },
  roomType: { label: 'Any room type', changes: { roomType: undefined } },
  availability: { label: 'Any availability', changes: { availability: undefined } },
  postedWithin: { label: 'Posted at any time', changes: { postedWithin: undefined } },
  hasPhoto: { label: 'Also without a photo', changes: { hasPhoto: undefined } },
  text: { label: 'Any words', changes: {} },
};

type Way = NonNullable<SearchSummary['loosen']>[number];

/** Without the words that a room must contain, those of hints stay. A distance becomes larger. */
function changeOf({ filter, within }: Way, summary: SearchSummary | undefined): FilterChange {
  if (filter === 'within') return () => ({ within });
  if (filter !== 'text') return () => loosened[filter].changes;
  const text = summary?.understood.text;
  return text === undefined ? () => ({ q: '' }) : withoutWords(text);
}

const labelOf = ({ filter, within }: Way): string =>
  within === undefined ? loosened[filter].label : `Within ${within} km`;

interface NoMatchesProps {
  search: SearchKey;
  summary: SearchSummary | undefined;
}

/** Says which filter to leave out, and how many rooms it hides. */
export function NoMatches({ search: key, summary }: NoMatchesProps) {
  const search = readSearch(new URLSearchParams(key));
  // A newer API can have other filters.
  const helpful = (summary?.loosen ?? []).filter(({ filter }) => filter in loosened);
  const { hidden = 0, total } = summary ?? {};
  return (
    <EmptyState
      // As the number above: nearly all rooms contradict the dealbreakers, and the API has not examined all.
      title={total?.relation === 'gte' ? 'No rooms match so far' : 'No rooms match'}
      text={
        total && hidden > 0
          ? hiddenText(hidden, total)
          : helpful.length > 0
            ? 'Change one filter to see more:'
            : 'Remove several filters to see rooms.'
      }
      action={
        <div className={styles.ways}>
          {helpful.map((way) => (
            <SearchLink
              key={way.filter}
              next={changing(search, summary, changeOf(way, summary))}
              className={buttonClass('secondary')}
            >
              {`${labelOf(way)}: ${roomsText(way.total)}`}
            </SearchLink>
          ))}
          {hidden > 0 && (
            <Link to={pagePaths.preferences} className={buttonClass('secondary')}>
              Change your preferences
            </Link>
          )}
          <SearchLink next={withoutFilters} className={buttonClass('quiet')}>
            Clear all filters
          </SearchLink>
        </div>
      }
    />
  );
}
