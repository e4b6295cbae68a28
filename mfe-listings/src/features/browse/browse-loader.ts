import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from '@roommate/shell-api';
import { loadQuery, useQueryClient } from '@roommate/shell-api/query';
import { useState } from 'react';
import { CURSOR_PARAMETER, FIRST_CURSOR, batchQuery } from './batches/batch-query.ts';
import { statsQuery } from './stats/listing-stats.ts';

const startOf = (query: URLSearchParams): string => query.get(CURSOR_PARAMETER) ?? FIRST_CURSOR;

/** The cursor at which the list of this page starts. */
export function useStartCursor(): string {
  const [query] = useSearchParams();
  return startOf(query);
}

/** Loads the data of the page's first render. */
export async function browseLoader({ request }: LoaderFunctionArgs) {
  const first = batchQuery(startOf(new URL(request.url).searchParams));
  const [batch, stats] = await Promise.all([loadQuery(first), loadQuery(statsQuery)]);
  return { batch, stats };
}

/** Puts the loader's data into the cache, which is empty on a server and at the start of a rendered page. */
export function useBrowseData(): void {
  const client = useQueryClient();
  const { batch, stats } = useLoaderData<typeof browseLoader>();
  const first = batchQuery(useStartCursor());
  useState(() => {
    if (!client.getQueryData(first.queryKey)) client.setQueryData(first.queryKey, batch);
    if (!client.getQueryData(statsQuery.queryKey)) client.setQueryData(statsQuery.queryKey, stats);
  });
}
