import { useLoaderData } from '@roommate/shell-api';
import { loadQuery, useQueryClient } from '@roommate/shell-api/query';
import { useState } from 'react';
import { FIRST_CURSOR, batchQuery } from './batches/batch-query.ts';
import { statsQuery } from './stats/listing-stats.ts';

const firstBatch = batchQuery(FIRST_CURSOR);

/** Loads the data of the page's first render. */
export async function browseLoader() {
  const [batch, stats] = await Promise.all([loadQuery(firstBatch), loadQuery(statsQuery)]);
  return { batch, stats };
}

/** Puts the loader's data into the cache, which is empty on a server and at the start of a rendered page. */
export function useBrowseData(): void {
  const client = useQueryClient();
  const { batch, stats } = useLoaderData<typeof browseLoader>();
  useState(() => {
    if (!client.getQueryData(firstBatch.queryKey)) client.setQueryData(firstBatch.queryKey, batch);
    if (!client.getQueryData(statsQuery.queryKey)) client.setQueryData(statsQuery.queryKey, stats);
  });
}
