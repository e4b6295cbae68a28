export {
  createApiClient,
  type ApiClient,
  type ApiOptions,
  type Listing,
  type NewListing,
  type Problem,
  type WebhookEvent,
} from './create-api-client.ts';
export { everyAvailableListing, everyListing, everyMatch, type SearchQuery } from './every-listing.ts';
export { fetchWithRetries, type RetryOptions } from './fetch-with-retries.ts';
export { nextCursor } from './next-cursor.ts';
export { dataOf, ProblemError, type UnexpectedProblem } from './problem-error.ts';
export type { components, operations, paths } from './schema.ts';
