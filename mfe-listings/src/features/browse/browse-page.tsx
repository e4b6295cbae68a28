import { pagePaths } from '@roommate/contracts';
import { Link, useLocation, usePageMeta } from '@roommate/shell-api';
import { Container, PageHeader, SkipLink } from '@roommate/ui';
import { useId } from 'react';
import { AREAS_TITLE, BROWSE_TITLE } from '../../page-titles.ts';
import { SaveSearchControl } from './alerts/save-search-control.tsx';
import { useBrowseData, useStartCursor } from './browse-loader.ts';
import styles from './browse-page.module.css';
import { usePersonalOrder } from './search/use-personal-order.ts';
import { BrowseStructuredData } from './browse-structured-data.tsx';
import { BrowseVisit } from './browse-visit.tsx';
import { activeFilters } from './filters/active-filters.ts';
import { facetCounts } from './filters/facet-counts.ts';
import { FilterChips } from './filters/filter-chips.tsx';
import { FilterPanel } from './filters/filter-panel.tsx';
import { FilterSheet } from './filters/filter-sheet.tsx';
import { changing, filtersOf, type FilterChange } from './filters/filters-of.ts';
import { useFilterPanel } from './filters/use-filter-panel.ts';
import { MapPanel } from './map/map-panel.tsx';
import { NO_SEARCH, searchKeyOf } from './query/fetch-matches.ts';
import { AreaLink } from './search/area-link.tsx';
import { ResultCount } from './search/result-count.tsx';
import { SearchControls } from './search/search-controls.tsx';
import { searchTitle } from './search/search-title.ts';
import { useScrollToResults } from './search/use-scroll-to-results.ts';
import { readSearch } from './query/read-search.ts';
import { summaryFor } from './query/summary-for.ts';
import { useSearch } from './query/use-search.ts';
import { useShownVisit } from './search/use-shown-visit.ts';

const ALL = 'Rooms and shared flats all over Dhaka';

/** The list without a search has the title of remote.json. */
function SearchMeta({ title }: { title: string }) {
  usePageMeta(title, `${title}, with their rent per month.`);
  return null;
}

/** /browse-listings */
function BrowsePage() {
  useBrowseData();
  const { key: locationKey } = useLocation();
  const { search, goTo } = useSearch();
  const key = searchKeyOf(search);
  const visit = useShownVisit({ locationKey, search: key }, useStartCursor());
  const { shown, isPending, summary: known } = visit;
  const { isReordering, ...person } = usePersonalOrder(shown.search, known);
  const results = useScrollToResults(shown.locationKey);
  const { isPanelOpen, isSheetOpen, toggle, closeSheet } = useFilterPanel(key !== NO_SEARCH);
  const [formId, panelId, listId, mapId] = [useId(), useId(), useId(), useId()];
  const isSearch = key !== NO_SEARCH;
  const hasMap = search.view === 'map';
  const summary = isSearch ? summaryFor(search, shown.search, known) : undefined;
  // Of the rooms on the screen, not of those that are on their way.
  const shownSearch = readSearch(new URLSearchParams(shown.search));
  const title = searchTitle(shownSearch, known);
  const fields = {
    search,
    summary,
    counts: facetCounts(shownSearch, summary && known),
    onChange: (change: FilterChange) => goTo(changing(search, summary, change)),
  };
  const { places = [], near } = filtersOf(search, summary?.understood);
  return (
    <Container className={styles.page}>
      <PageHeader
        title={title ?? BROWSE_TITLE}
        intro={title ? undefined : isSearch ? `${ALL}.` : `${ALL}, newest first.`}
        actions={isSearch ? undefined : <Link to={pagePaths.areas}>{AREAS_TITLE}</Link>}
      />
      {title && <SearchMeta title={title} />}
      <SearchControls
        search={search}
        goTo={goTo}
        hasPlace={places.length > 0 || near !== undefined}
        filterCount={activeFilters(search, summary).length}
        formId={formId}
        panelId={panelId}
        isPanelOpen={isPanelOpen || isSheetOpen}
        onPanel={toggle}
      />
      <div className={isPanelOpen ? styles.withPanel : undefined}>
        <FilterPanel {...fields} id={panelId} isOpen={isPanelOpen} formId={formId} />
        <div ref={results} className={styles.results} aria-busy={isPending}>
          {isSearch && (
            <div className={styles.summary}>
              <ResultCount search={shown.search} summary={known} {...person} />
              <FilterChips search={search} summary={summary} />
              <AreaLink search={search} summary={summary} />
              {!visit.isRefused && <SaveSearchControl search={search} />}
            </div>
          )}
          {hasMap && (
            <div className={styles.skip}>
              <SkipLink targetId={mapId}>Skip to the map</SkipLink>
            </div>
          )}
          <div className={hasMap ? styles.withMap : undefined}>
            <div id={listId} tabIndex={hasMap ? -1 : undefined} className={styles.visit}>
              <BrowseVisit key={shown.locationKey} {...shown} summary={known} isReordering={isReordering} />
            </div>
            {hasMap && (
              <MapPanel
                id={mapId}
                listId={listId}
                search={search}
                total={known?.total}
                hasDealbreakers={person.hasDealbreakers}
                goTo={goTo}
              />
            )}
          </div>
        </div>
      </div>
      {isSheetOpen && <FilterSheet {...fields} isPending={isPending} onClose={closeSheet} />}
      <BrowseStructuredData />
    </Container>
  );
}

export { BrowsePage as Component };
