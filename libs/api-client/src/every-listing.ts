import type { ApiClient, Listing, Problem } from './create-api-client.ts';
import type { operations } from './schema.ts';
import { nextCursor } from './next-cursor.ts';
import { dataOf } from './problem-error.ts';

interface PageQuery {
  limit: number;
  cursor?: string;
}

/** The parameters of a search. The first page comes first, so it has no `cursor`. */
export type SearchQuery = Omit<NonNullable<operations['searchListings']['parameters']['query']>, 'cursor'>;

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
 * Reads all listings, newest first, page by page, with the `Link` header (RFC 8288). It reads the next page only when
 * you ask for its first listing, so stopping early costs nothing.
 * @param limit listings per request, at most 100
 * @throws ProblemError when a page is refused
 */
export const everyListing = (client: ApiClient, limit = 100): AsyncGenerator<Listing> =>
  followPages((query) => client.GET('/roommates', { params: { query } }), limit);

/** Reads listings as `everyListing` does, but only the available ones. */
export const everyAvailableListing = (client: ApiClient, limit = 100): AsyncGenerator<Listing> =>
  followPages((query) => client.GET('/roommates/available', { params: { query } }), limit);

/**
 * Reads all matches of a search, in the order of the search, page by page. A page can be empty before the end, when the
 * caller's dealbreakers leave out what it would have. It reads the next page only when you ask for its first match.
 * @param query with `limit` matches per request, at most 100
 * @throws ProblemError when a page is refused
 */
export async function* everyMatch(
  client: ApiClient,
  { limit = 100, ...filters }: SearchQuery,
): AsyncGenerator<Listing> {
  let cursor: string | undefined;
  do {
    const query = { ...filters, limit, ...(cursor !== undefined && { cursor }) };
    const { items, next } = dataOf(await client.GET('/roommates/search', { params: { query } }));
    yield* items;
    cursor = next;
  } while (cursor !== undefined);
}
