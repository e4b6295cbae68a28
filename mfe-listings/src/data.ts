/**
 * What asks the API. A page that a server has rendered brings its data, so it shows and starts without this code:
 * data-code.ts.
 */
export { areaDetailLoader } from './features/area-detail/area-detail-query.ts';
export { areaListLoader } from './features/area-list/area-list-query.ts';
export { browseLoader } from './features/browse/browse-loader.ts';
export { ListQueries } from './features/browse/data/list-queries.tsx';
export { PageQueries } from './features/browse/data/page-queries.tsx';
export { prefetchBrowse } from './features/browse/prefetch-browse.ts';
export { compareLoader } from './features/compare/compare-loader.ts';
export { editLoader } from './features/edit/edit-loader.ts';
export { hasListing, listingLoader, prefetchListing } from './features/listing/listing.ts';
export { savedLoader } from './features/saved/saved-loader.ts';
