import { pagePaths } from '@roommate/contracts';
import { Link, useLocation, usePageMeta } from '@roommate/shell-api';
import { Container, PageHeader, SkipLink, useCode, useFirstUse, useHydrated } from '@roommate/ui';
import { useId, type ReactNode } from 'react';
import { paths } from '../../../remote.json';
import styles from './browse-page.module.css';
import { BrowseStructuredData } from './browse-structured-data.tsx';
import { BrowseVisit } from './browse-visit.tsx';
import { FilterPanel } from './filters/filter-panel.tsx';
import type { FilterChange } from './filters/filters-of.ts';
import { useFilterPanel } from './filters/use-filter-panel.ts';
import { NO_SEARCH, searchKeyOf } from './search-url/search-key.ts';
import { firstPageData } from './data/first-data.ts';
import { LateData } from './data/late-data.tsx';
import type { PageData } from './data/page-queries.tsx';
import { useBrowseQueries } from './data/use-browse-queries.ts';
import { useStartCursor } from './batches/use-start-cursor.ts';
import { searchCode } from './search-code.ts';
import './search-styles.ts';
import { SearchControls } from './search/search-controls.tsx';
import { useScrollToResults } from './search/use-scroll-to-results.ts';
import { readSearch } from './search-url/read-search.ts';
import { summaryFor } from './matches/summary-for.ts';
import { useSearch } from './search-url/use-search.ts';

const ALL = 'Rooms and shared flats all over Dhaka';

/** The list without a search has the title of remote.json. */
function SearchMeta({ title }: { title: string }) {
  usePageMeta(title, `${title}, with their rent per month.`);
  return null;
}

/**
 * Only in the HTML. It finds out itself when React has taken over, so that the page does not render again. That would
 * reset what a visitor has typed before.
 */
const WithoutScripts = ({ children }: { children: ReactNode }) =>
  useHydrated() ? null : <noscript>{children}</noscript>;

/** /browse-listings */
function BrowsePage() {
  const { key: locationKey } = useLocation();
  const { search } = useSearch();
  const start = useStartCursor();
  const queries = useBrowseQueries();
  const visit = { locationKey, search: searchKeyOf(search) };
  return (
    <LateData Source={queries?.PageQueries} input={{ ...visit, start }} first={() => firstPageData(visit)}>
      {(known) => <ShownPage {...known} />}
    </LateData>
  );
}

function ShownPage(visit: PageData) {
  const { search, goTo } = useSearch();
  const key = searchKeyOf(search);
  const { shown, isPending, summary: known, isReordering, hasDealbreakers, hasPreferences } = visit;
  const results = useScrollToResults(shown.locationKey);
  const { isPanelOpen, isSheetOpen, toggle, closeSheet } = useFilterPanel(key !== NO_SEARCH);
  const [formId, panelId, listId, mapId] = [useId(), useId(), useId(), useId()];
  const isSearch = key !== NO_SEARCH;
  const hasMap = search.view === 'map';
  const isUsed = useFirstUse();
  const code = useCode(searchCode, isSearch || hasMap || isUsed || isPanelOpen || isSheetOpen);
  const summary = isSearch ? summaryFor(search, shown.search, known) : undefined;
  // Of the rooms on the screen, not of those that are on their way.
  const shownSearch = readSearch(new URLSearchParams(shown.search));
  const title = code?.searchTitle(shownSearch, known);
  const fields = code && {
    search,
    summary,
    isOfAll: shown.search === NO_SEARCH,
    counts: code.facetCounts(shownSearch, summary && known),
    onChange: (change: FilterChange) => goTo(code.changing(search, summary, change)),
  };
  const filterFields = code && fields && <code.OfferedFilters {...fields} formId={formId} />;
  const visitClass = known?.total.value === 0 ? `${styles.visit} ${styles.empty}` : styles.visit;
  const places = search.places?.length ? search.places : (summary?.understood.places ?? []);
  return (
    <Container className={styles.page}>
      <PageHeader
        title={title ?? paths['/browse-listings'].meta.title}
        intro={title ? undefined : isSearch ? `${ALL}.` : `${ALL}, newest first.`}
        actions={isSearch ? undefined : <Link to={pagePaths.areas}>{paths['/areas'].meta.title}</Link>}
      />
      {title && <SearchMeta title={title} />}
      <SearchControls
        search={search}
        goTo={goTo}
        hasPlace={places.length > 0 || search.near !== undefined}
        filterCount={code?.activeFilters(search, summary).length ?? 0}
        formId={formId}
        panelId={panelId}
        isPanelOpen={isPanelOpen || (isSheetOpen && code !== undefined)}
        isPanelBusy={isSheetOpen && !code}
        onPanel={toggle}
      />
      <div className={isPanelOpen ? styles.withPanel : undefined}>
        <FilterPanel id={panelId} isOpen={isPanelOpen}>
          {isPanelOpen ? filterFields : <WithoutScripts>{filterFields}</WithoutScripts>}
        </FilterPanel>
        <div ref={results} className={styles.results} aria-busy={isPending}>
          {isSearch && code && (
            <div className={styles.summary}>
              <code.ResultCount
                search={shown.search}
                summary={known}
                hasDealbreakers={hasDealbreakers}
                hasPreferences={hasPreferences}
              />
              <code.FilterChips search={search} summary={summary} />
              <code.AreaLink search={search} summary={summary} />
              {!visit.isRefused && <code.SaveSearchControl search={search} />}
            </div>
          )}
          {hasMap && (
            <div className={styles.skip}>
              <SkipLink targetId={mapId}>Skip to the map</SkipLink>
            </div>
          )}
          <div className={hasMap ? styles.withMap : undefined}>
            <div id={listId} tabIndex={hasMap ? -1 : undefined} className={visitClass}>
              <BrowseVisit key={shown.locationKey} {...shown} summary={known} isReordering={isReordering} />
            </div>
            {hasMap && code && (
              <code.MapPanel
                id={mapId}
                listId={listId}
                search={search}
                total={known?.total}
                hasDealbreakers={hasDealbreakers}
                goTo={goTo}
              />
            )}
          </div>
        </div>
      </div>
      {isSheetOpen && code && fields && (
        <code.FilterSheet {...fields} isPending={isPending} onClose={closeSheet} />
      )}
      <BrowseStructuredData />
    </Container>
  );
}

export { BrowsePage as Component };
