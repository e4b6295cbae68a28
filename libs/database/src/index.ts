export { openDatabase, type OpenDatabase } from './open-database.ts';
export { stableId, type StoredListing } from './stored-listing.ts';
