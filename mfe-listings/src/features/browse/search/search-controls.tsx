import { pagePaths, searchSorts, type PageSearch, type SearchSort } from '@roommate/contracts';
import { SearchBox, VisuallyHidden, buttonClass } from '@roommate/ui';
import { ListFilter } from 'lucide-react';
import { MapToggle } from '../map/map-toggle.tsx';
import { orderOf, usualSort } from '../search-url/order-of.ts';
import type { SearchChange } from '../search-url/use-search.ts';
import { loadSuggest } from './load-suggest.ts';
import styles from './search-controls.module.css';
import { useTextSearch } from './use-text-search.ts';

const sortLabels: Record<SearchSort, string> = {
  best: 'Best match',
  newest: 'Newest',
  rent: 'Lowest rent',
  '-rent': 'Highest rent',
  distance: 'Nearest',
};

interface SearchControlsProps {
  search: PageSearch;
  /** Whether distances have a start. */
  hasPlace: boolean;
  formId: string;
  filterCount: number;
  panelId: string;
  isPanelOpen: boolean;
  /** The filters are about to open. */
  isPanelBusy: boolean;
  onPanel: () => void;
  goTo: (next: SearchChange) => void;
}

/** The search box, the order, and the button for the filters. */
export function SearchControls({ search, formId, goTo, hasPlace, ...panel }: SearchControlsProps) {
  const { q = '', near } = search;
  const { searchText, searchPlace } = useTextSearch();
  const sort = orderOf(search);
  return (
    <div className={styles.controls}>
      <div className={styles.box}>
        <SearchBox
          label="Search rooms"
          placeholder="Area, rent, seat"
          action={pagePaths.browse}
          formId={formId}
          text={q}
          loadSuggest={loadSuggest}
          onSearch={searchText}
          onPick={searchPlace}
        >
          {near !== undefined && <input type="hidden" name="near" value={near} />}
          {search.view && <input type="hidden" name="view" value={search.view} />}
          <noscript>
            <button className={buttonClass('secondary')}>Apply filters</button>
          </noscript>
        </SearchBox>
      </div>
      <button
        type="button"
        className={`${buttonClass('secondary')} ${styles.filters}`}
        aria-expanded={panel.isPanelOpen}
        aria-busy={panel.isPanelBusy}
        aria-controls={panel.panelId}
        onClick={panel.onPanel}
      >
        <ListFilter aria-hidden="true" />
        Filters
        {panel.filterCount > 0 && (
          <span className={styles.badge}>
            {panel.filterCount}
            <VisuallyHidden> active</VisuallyHidden>
          </span>
        )}
      </button>
      <MapToggle search={search} className={styles.toggle} />
      <label className={styles.sort}>
        <span className={styles.sortLabel}>Sort by</span>
        <select
          name="sort"
          form={formId}
          className={styles.select}
          value={sort}
          onChange={({ target }) => {
            const next = searchSorts.find((value) => value === target.value);
            goTo((newest) => ({ ...newest, sort: next === usualSort(newest) ? undefined : next }));
          }}
        >
          {searchSorts
            .filter((value) => value !== 'distance' || hasPlace || value === sort)
            .map((value) => (
              <option key={value} value={value}>
                {sortLabels[value]}
              </option>
            ))}
        </select>
      </label>
    </div>
  );
}
