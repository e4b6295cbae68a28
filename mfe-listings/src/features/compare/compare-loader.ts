import { useLoaderData, type LoaderFunctionArgs } from '@roommate/shell-api';
import { loadQuery, useQuery, useQueryClient } from '@roommate/shell-api/query';
import { useState } from 'react';
import { listingsByIdsQuery } from '../listing/listings-by-ids.ts';
import { readComparedIds } from './compare-path.ts';

/** Loads the rooms of the page's first render. */
export async function compareLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { ids } = readComparedIds(new URL(request.url).searchParams);
  return { ids, listings: await loadQuery(listingsByIdsQuery(ids)) };
}

/** The rooms of the ids. Those that were deleted are missing. */
export function useCompared(ids: readonly string[]) {
  const client = useQueryClient();
  const loaded = useLoaderData<typeof compareLoader>();
  // The cache is empty on a server and at the start of a rendered page.
  useState(() => {
    const queryKey: readonly string[] = [...listingsByIdsQuery(loaded.ids).queryKey];
    if (!client.getQueryData(queryKey)) client.setQueryData(queryKey, loaded.listings);
  });
  return useQuery({
    ...listingsByIdsQuery(ids),
    // After a room was removed, the others are known.
    placeholderData: (before) => {
      const known = before?.filter(({ _id }) => ids.includes(_id));
      return known?.length === ids.length ? known : undefined;
    },
  });
}
