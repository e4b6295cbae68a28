import type { ApiClient, Listing, Problem } from './create-api-client.ts';
import { nextCursor } from './next-cursor.ts';
import { dataOf } from './problem-error.ts';

interface PageQuery {
  limit: number;
  cursor?: string;
}

type ReadPage = (query: PageQuery) => Promise<{ data?: Listing[]; error?: Problem; response: Response }>;

async function* followPages(readPage: ReadPage, limit: number): AsyncGenerator<Listing> {
  let cursor: string | undefined;
  do {
    const page = await readPage(cursor === undefined ? { limit } : { limit, cursor });
    yield* dataOf(page);
    cursor = nextCursor(page.response);
  } while (cursor !== undefined);
}

/**
 * Reads all listings, newest first, page by page, with the `Link` header (RFC 8288). It reads the next page only when you
 * ask for its first listing, so stopping early costs nothing.
 * @param limit listings per request, at most 100
 * @throws ProblemError when a page is refused
 */
export const everyListing = (client: ApiClient, limit = 100): AsyncGenerator<Listing> =>
  followPages((query) => client.GET('/roommates', { params: { query } }), limit);

/** As `everyListing`, with the available listings only. */
export const everyAvailableListing = (client: ApiClient, limit = 100): AsyncGenerator<Listing> =>
  followPages((query) => client.GET('/roommates/available', { params: { query } }), limit);
