import { PAGE_LIMIT_MAX, type SearchResponse } from '@roommate/contracts';
import type { TestApi } from './start-api.ts';
import type { Person } from './token-issuer.ts';

/** The ids of items or of stored rooms, to compare them without their order. */
export const idsOf = (items: readonly { _id: unknown }[]) => items.map(({ _id }) => String(_id)).sort();

/** Searches by an object of parameters, as a visitor or as a person. */
export function searchPages(api: TestApi, as?: Person) {
  const search = async (query: object): Promise<SearchResponse> => {
    const params = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]): [string, string][] =>
        [value].flat().map((one) => [name, String(one)]),
      ),
    );
    const path = `/roommates/search?${params.toString()}`;
    const { status, body } = await api.call<SearchResponse>('GET', path, as ? { as } : {});
    if (status !== 200) throw new Error(`${params.toString()} responded with ${status}`);
    return body;
  };

  /** @param between runs before each page but the first, with the items so far */
  const allPages = async (
    query: object,
    limit = PAGE_LIMIT_MAX,
    between?: (page: number, items: SearchResponse['items']) => Promise<unknown>,
  ): Promise<SearchResponse['items']> => {
    const items: SearchResponse['items'] = [];
    let cursor: string | undefined;
    let page = 0;
    do {
      const body: SearchResponse = await search({ ...query, limit, ...(cursor && { cursor }) });
      items.push(...body.items);
      cursor = body.next;
      if (cursor) await between?.(page++, items);
    } while (cursor !== undefined);
    return items;
  };
  return { search, allPages };
}
