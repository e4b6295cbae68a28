/** What only a search, the filters and the map need. It loads apart from the list: search-code.ts. */
export { SaveSearchControl } from './alerts/save-search-control.tsx';
export { activeFilters } from './filters/active-filters.ts';
export { distanceTextOf } from './filters/distance-text.ts';
export { FilterChips } from './filters/filter-chips.tsx';
export { FilterSheet } from './filters/filter-sheet.tsx';
export { facetCounts } from './filters/facet-counts.ts';
export { changing } from './filters/filters-of.ts';
export { OfferedFilters } from './filters/offered-filters.tsx';
export { MapPanel } from './map/map-panel.tsx';
export { AreaLink } from './search/area-link.tsx';
export { NoMatches } from './search/no-matches.tsx';
export { RefusedSearchOnDemand } from './search/refused-search-on-demand.tsx';
export { ResultCount } from './search/result-count.tsx';
export { searchTitle } from './search/search-title.ts';
