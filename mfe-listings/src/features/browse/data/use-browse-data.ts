import { useLoaderData, useSearchParams } from '@roommate/shell-api';
import { useQueryClient } from '@roommate/shell-api/query';
import { useState } from 'react';
import { batchQuery } from '../batches/batch-query.ts';
import type { browseLoader } from '../browse-loader.ts';
import { areasQuery } from '../map/areas-query.ts';
import { readSearch } from '../search-url/read-search.ts';
import { searchKeyOf } from '../search-url/search-key.ts';
import { useStartCursor } from '../batches/use-start-cursor.ts';
import { statsQuery } from '../stats/listing-stats.ts';

/** Puts the loader's data into the cache. The cache is empty on a server and at the start of a rendered page. */
export function useBrowseData(): void {
  const client = useQueryClient();
  const { batch, stats, areas } = useLoaderData<typeof browseLoader>();
  const [query] = useSearchParams();
  const search = readSearch(query);
  const ofMap = areasQuery(search);
  const first = batchQuery(useStartCursor(), searchKeyOf(search));
  useState(() => {
    if (!client.getQueryData(first.queryKey)) client.setQueryData(first.queryKey, batch);
    if (!client.getQueryData(statsQuery.queryKey)) client.setQueryData(statsQuery.queryKey, stats);
    if (areas && !client.getQueryData(ofMap.queryKey)) client.setQueryData(ofMap.queryKey, areas);
  });
}
