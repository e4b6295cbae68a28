import {
  SEARCH_PLACES_MAX,
  type AreaWithRooms,
  type PageSearch,
  type SearchTotal,
} from '@roommate/contracts';
import { withQueries } from '@roommate/shell-api/query';
import {
  ErrorState,
  RetryButton,
  SkipLink,
  Spinner,
  focusPageHeading,
  useCode,
  useCodeFailure,
  useHydrated,
} from '@roommate/ui';
import { roomsText } from '../filters/filter-texts.ts';
import { withFilters } from '../filters/filters-of.ts';
import { SearchLink } from '../search-url/search-link.tsx';
import type { SearchChange } from '../search-url/use-search.ts';
import { useAreas } from './areas-query.ts';
import { AreasTable } from './areas-table.tsx';
import styles from './map-panel.module.css';
import { mapCode } from './map-code.ts';

interface MapPanelProps {
  id: string;
  /** Of the list beside it. */
  listId: string;
  search: PageSearch;
  /** The number of all matches; undefined while it is not known. */
  total: SearchTotal | undefined;
  /** Of the person who reads the matches. */
  hasDealbreakers: boolean;
  goTo: (next: SearchChange) => void;
}

/** Explains the numbers of the map when it does not count all rooms. */
const incomplete = {
  newest: 'The map counts only the newest 1,000 rooms. Numbers are minimums. Medians are approximate.',
  some: 'The map counts only 1,000 rooms. Numbers are minimums.',
} as const;
const WITH_HIDDEN = 'The map also counts rooms with a dealbreaker.';

/** The map of the matches, and the same as a table. A marker chooses its area for the list. */
export const MapPanel = withQueries((props: MapPanelProps) => {
  const { id, listId, search, total, hasDealbreakers, goTo } = props;
  const isHydrated = useHydrated();
  const areas = useAreas(search);
  const code = useCode(mapCode, isHydrated);
  const isCodeFailed = useCodeFailure(mapCode);
  // Known areas stay on the map when their numbers cannot be loaded again.
  const hasFailed = areas.isLoadingError || isCodeFailed;
  const { places = [] } = search;
  const isChosen = ({ id, around }: AreaWithRooms) => [id, ...around].some((one) => places.includes(one));
  const chosen = areas.data?.areas.filter(isChosen) ?? [];
  const choose = (areas: readonly AreaWithRooms[]): void => {
    const all = areas.map(({ id }) => id);
    // An area includes its parts. Those with the most rooms come first.
    const whole = areas.filter(({ around }) => !around.some((one) => all.includes(one)));
    const ids = whole.slice(0, SEARCH_PLACES_MAX).map(({ id }) => id);
    goTo((newest) =>
      withFilters(newest, undefined, ({ places: before = [] }) => {
        const isAlone = before.length === ids.length && ids.every((id) => before.includes(id));
        return { places: isAlone ? [] : ids, near: undefined, within: undefined };
      }),
    );
  };
  const retry = (): void => {
    if (areas.isLoadingError) void areas.refetch();
    mapCode.retry();
  };
  const counted = areas.data?.counted;
  return (
    <section id={id} tabIndex={-1} className={styles.panel} aria-label="Map and table of the areas">
      <div className={styles.skip}>
        <SkipLink targetId={listId}>Skip to the list</SkipLink>
      </div>
      {counted && counted !== 'all' && <p className={styles.note}>{incomplete[counted]}</p>}
      <div className={styles.frame}>
        {hasFailed ? (
          <ErrorState
            title="Error Loading Map"
            text="The map could not be loaded."
            action={<RetryButton onRetry={retry} />}
          />
        ) : (
          areas.data && code && <code.AreaMap {...areas.data} isChosen={isChosen} onChoose={choose} />
        )}
        {isHydrated && !(areas.data && code) && !hasFailed && (
          <div className={styles.loading}>
            <Spinner label="Loading the map..." />
          </div>
        )}
      </div>
      {hasDealbreakers && !search.includeHidden && <p className={styles.note}>{WITH_HIDDEN}</p>}
      <Chosen total={chosen.length > 0 ? total : undefined} />
      {areas.data && <AreasTable data={areas.data} />}
    </section>
  );
});

/**
 * Leads a phone, which has no list beside the map, to the rooms of the chosen areas. They are more than those of the
 * markers when the search has a distance. The link disappears with the map, so the heading takes the focus.
 */
function Chosen({ total }: { total: SearchTotal | undefined }) {
  return (
    <p className={styles.chosen} aria-live="polite">
      {total !== undefined && total.value > 0 && (
        <SearchLink next={(newest) => ({ ...newest, view: undefined })} scrollsUp onClick={focusPageHeading}>
          {`Show ${roomsText(total).toLowerCase()} as a list`}
        </SearchLink>
      )}
    </p>
  );
}
