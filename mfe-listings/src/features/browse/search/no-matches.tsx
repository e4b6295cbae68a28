import { pagePaths, type LooseFilter, type PageSearch, type SearchTotal } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { EmptyState, buttonClass, focusPageHeading } from '@roommate/ui';
import { changing, type FilterChange, withoutFilters, withoutWords } from '../filters/filters-of.ts';
import { hiddenText, roomsText } from '../filters/filter-texts.ts';
import type { SearchSummary } from '../matches/fetch-matches.ts';
import type { SearchKey } from '../search-url/search-key.ts';
import { readSearch } from '../search-url/read-search.ts';
import { SearchLink } from '../search-url/search-link.tsx';
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

/** A search that has matches, with their number. */
interface Way {
  label: string;
  total: SearchTotal;
  change: FilterChange;
}

type Loosened = NonNullable<SearchSummary['loosen']>[number];

/** Without the words that a room must contain, those of hints stay. A distance becomes larger. */
function changeOf({ filter, within }: Loosened, text: string | undefined): FilterChange {
  if (filter === 'within') return () => ({ within });
  if (filter !== 'text') return () => loosened[filter].changes;
  return text === undefined ? () => ({ q: '' }) : withoutWords(text);
}

const labelOf = ({ filter, within }: Loosened): string =>
  within === undefined ? loosened[filter].label : `Within ${within} km`;

function withExcluded(excluded: Excluded, total: SearchTotal): Way {
  return {
    label: `Also in ${excluded.map(({ name }) => name).join(' or ')}`,
    total,
    change: ({ q }) => excluded.reduce<PageSearch>((search, { words }) => withoutWords(words)(search), { q }),
  };
}

type Excluded = NonNullable<SearchSummary['understood']['excluded']>;

/** The most helpful one first. */
function waysOf({ understood, loosen = [], loosenExcluded }: SearchSummary): Way[] {
  const ways = loosen
    // A newer API can have other filters.
    .filter(({ filter }) => filter in loosened)
    .map((one) => ({ label: labelOf(one), total: one.total, change: changeOf(one, understood.text) }));
  const { excluded } = understood;
  if (!excluded || !loosenExcluded) return ways;
  return [...ways, withExcluded(excluded, loosenExcluded)].sort((a, b) => b.total.value - a.total.value);
}

interface NoMatchesProps {
  search: SearchKey;
  summary: SearchSummary | undefined;
}

/** Says which filter to leave out, and how many rooms it hides. Its links disappear, so the heading takes the focus. */
export function NoMatches({ search: key, summary }: NoMatchesProps) {
  const search = readSearch(new URLSearchParams(key));
  const ways = summary ? waysOf(summary) : [];
  const { hidden = 0, total } = summary ?? {};
  return (
    <EmptyState
      // As the number above: nearly all rooms contradict the dealbreakers, and the API has not examined all.
      title={total?.relation === 'gte' ? 'No rooms match so far' : 'No rooms match'}
      text={
        total && hidden > 0
          ? hiddenText(hidden, total)
          : ways.length > 0
            ? 'Change one filter to see more:'
            : 'Remove several filters to see rooms.'
      }
      action={
        <div className={styles.ways}>
          {ways.map(({ label, total: rooms, change }) => (
            <SearchLink
              key={label}
              next={changing(search, summary, change)}
              className={buttonClass('secondary')}
              onClick={focusPageHeading}
            >
              {`${label}: ${roomsText(rooms)}`}
            </SearchLink>
          ))}
          {hidden > 0 && (
            <Link to={pagePaths.preferences} className={buttonClass('secondary')}>
              Change your preferences
            </Link>
          )}
          <SearchLink next={withoutFilters} className={buttonClass('quiet')} onClick={focusPageHeading}>
            Clear all filters
          </SearchLink>
        </div>
      }
    />
  );
}
