import type { ApiClient, Listing } from './create-api-client.ts';
import { nextCursor } from './next-cursor.ts';

/**
 * Reads all listings, newest first, page by page, with the `Link` header (RFC 8288).
 * @param limit listings per request, at most 100
 * @throws Error with the API's message when a page is refused
 */
export async function* everyListing(client: ApiClient, limit = 100): AsyncGenerator<Listing> {
  let cursor: string | undefined;
  do {
    const query = cursor === undefined ? { limit } : { limit, cursor };
    const { data, error, response } = await client.GET('/roommates', { params: { query } });
    if (error) throw new Error(error.error);
    yield* data;
    cursor = nextCursor(response);
  } while (cursor !== undefined);
}
