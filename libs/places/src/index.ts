export { distanceKm, type PlaceAtDistance, placesByDistance } from './gazetteer/distance.ts';
export { CITY_ID } from './gazetteer/city-id.ts';
export { ancestorsOf, placeById, places } from './gazetteer/gazetteer.ts';
export type { Coordinates, Place } from './gazetteer/place.ts';
export { resolveLocation } from './resolve/resolve-places.ts';
export { loadUnderstandQuery } from './query/load-understand-query.ts';
export { completeLocation, type LocationCompletion } from './suggest/complete-location.ts';
export { completeQuery, type Completion } from './suggest/complete-query.ts';
export { prepareSuggestions } from './suggest/prepare-suggestions.ts';
export { suggestPlaces } from './suggest/suggest-places.ts';
export { namesPlace } from './listing/names-place.ts';
export {
  levelsOf,
  SEARCH_VERSION,
  searchFieldsOf,
  type SearchFields,
  searchWordsOf,
} from './listing/search-fields.ts';
