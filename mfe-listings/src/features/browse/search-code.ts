import { isServer, log } from '@roommate/shell-api';
import { retryUntilLoaded } from '@roommate/ui';
import { useEffect, useState } from 'react';
import { NO_SEARCH, searchKeyOf } from './query/fetch-matches.ts';
import { readSearch } from './query/read-search.ts';
import type * as searchParts from './search-parts.ts';

/** The components and functions that only a search, the filters and the map need. */
type SearchCode = typeof searchParts;

// eslint-disable-next-line server/no-request-state -- code, which is the same for all requests
let loaded: SearchCode | undefined;

/** Whether a page with this query shows parts of the search code from the start. */
export function needsSearchCode(query: URLSearchParams): boolean {
  const search = readSearch(query);
  return searchKeyOf(search) !== NO_SEARCH || search.view !== undefined;
}

/** Loads the code: docs/decisions/0387-search-code-on-demand.md. @throws when it does not load */
export async function loadSearchCode(): Promise<SearchCode> {
  loaded ??= await import(/* webpackChunkName: "browse-search" */ './search-parts.ts');
  return loaded;
}

/**
 * The code as soon as it has loaded. The first render already has it on a server and on a page that needs it from the start.
 * @param isWanted loads it
 */
export function useSearchCode(isWanted: boolean): SearchCode | undefined {
  const [code, setCode] = useState(loaded);
  const isMissing = isWanted && !code;
  useEffect(() => {
    if (isMissing) void retryUntilLoaded('The code of searches', loadSearchCode, log.error).then(setCode);
  }, [isMissing]);
  return code ?? loaded;
}

/** The page that a server has rendered with a search takes over with the code of searches. Both load at the same time. */
export async function withSearchCode<T>(page: Promise<T>): Promise<T> {
  const isNeeded = isServer || needsSearchCode(new URLSearchParams(location.search));
  const [loaded] = await Promise.all([page, isNeeded && loadSearchCode()]);
  return loaded;
}
