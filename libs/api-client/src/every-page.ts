import type { Client } from 'openapi-fetch';
import type { Listing } from './index.ts';
import type { paths } from './schema.ts';

const NEXT = /<([^>]*)>\s*;\s*rel="next"/;

/**
 * All listings, newest first, a page at a time, by the `Link` header (RFC 8288).
 * @param limit listings per request, at most 100
 * @throws Error with the API's sentence when a page is refused
 */
export async function* everyListing(client: Client<paths>, limit = 100): AsyncGenerator<Listing> {
  let cursor: string | undefined;
  do {
    const query = cursor === undefined ? { limit } : { limit, cursor };
    const { data, error, response } = await client.GET('/roommates', { params: { query } });
    if (error) throw new Error(error.error);
    yield* data;
    const next = NEXT.exec(response.headers.get('link') ?? '')?.[1];
    cursor =
      next === undefined ? undefined : (new URL(next, response.url).searchParams.get('cursor') ?? undefined);
  } while (cursor !== undefined);
}
