import { isServer, type LoaderFunctionArgs } from '@roommate/shell-api';
import { getQueryClient, loadQuery } from '@roommate/shell-api/query';
import { batchQuery } from './batches/batch-query.ts';
import { FIRST_CURSOR, type Batch } from './batches/batch.ts';
import { isRefused } from './batches/is-refused.ts';
import { rowFollowerCode } from './grid/row-follower-code.ts';
import { NO_SEARCH, searchKeyOf, type SearchKey } from './search-url/search-key.ts';
import { readSearch } from './search-url/read-search.ts';
import { startOf } from './batches/use-start-cursor.ts';
import { areasQuery } from './map/areas-query.ts';
import { needsSearchCode, searchCode } from './search-code.ts';
import { statsQuery } from './stats/listing-stats.ts';

/** A search that the API refuses is the visitor's mistake. The page renders without matches, and the browser explains. */
function ignoreRefusal(error: unknown): undefined {
  if (isRefused(error)) return undefined;
  throw error;
}

async function loadFirstBatch(search: SearchKey, cursor: string): Promise<Batch | undefined> {
  const first = batchQuery(cursor, search);
  const known = getQueryClient().getQueryData(first.queryKey);
  // If it is outdated, the page asks again when it shows. Before that, the request would delay the page.
  if (known) return known;
  const batch = loadQuery(first);
  // What the API refuses may be the cursor. The site then leads to the first page of the search.
  return search === NO_SEARCH || cursor !== FIRST_CURSOR ? batch : batch.catch(ignoreRefusal);
}

/** Loads what a search and the map need besides the rooms. */
export async function loadView(query: URLSearchParams) {
  const search = readSearch(query);
  const [areas] = await Promise.all([
    search.view === 'map' ? loadQuery(areasQuery(search)).catch(ignoreRefusal) : undefined,
    // Without it, the page shows the matches and tries again.
    needsSearchCode(query) && searchCode.load().catch(() => undefined),
  ]);
  return areas;
}

/** Loads the data of the page's first render. In a browser, also the code that the visitor needs right after it. */
export async function browseLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  if (!isServer) void rowFollowerCode.loadWithRetries();
  const query = new URL(request.url).searchParams;
  const search = searchKeyOf(readSearch(query));
  const [batch, stats, areas] = await Promise.all([
    loadFirstBatch(search, startOf(query)),
    search === NO_SEARCH ? loadQuery(statsQuery) : undefined,
    loadView(query),
  ]);
  return { batch, stats, areas };
}
