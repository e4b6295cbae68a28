export {
  createApiClient,
  type ApiClient,
  type ApiOptions,
  type Listing,
  type NewListing,
  type Problem,
} from './create-api-client.ts';
export { everyListing } from './every-listing.ts';
export { nextCursor } from './next-cursor.ts';
export type { components, operations, paths } from './schema.ts';
