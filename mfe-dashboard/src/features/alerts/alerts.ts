import type { Alert, AlertsResponse, Listing } from '@roommate/contracts';
import {
  api,
  resolvedUser,
  setUnreadAlerts,
  unwrap,
  useUnreadAlerts,
  withSession,
  type LoaderFunctionArgs,
} from '@roommate/shell-api';
import { loadQuery, queryOptions, useMutation, useQuery, useQueryClient } from '@roommate/shell-api/query';
import { useEffect } from 'react';
import { refetchOnReturn } from '../../listings/refetch-on-return.ts';
import { reportFailure } from './report-failure.ts';
import { usePendingIds } from './use-pending-ids.ts';

/** An alert with its listing, which is null when it was deleted since. */
export interface ShownAlert extends Alert {
  listing: Listing | null;
}

interface ShownAlerts {
  items: ShownAlert[];
  unread: number;
}

async function withListings({ items, unread }: AlertsResponse, signal: AbortSignal): Promise<ShownAlerts> {
  const ids = items.map(({ listingId }) => listingId).join(',');
  const query = { ids };
  const found = ids === '' ? [] : await unwrap(api.GET('/roommates/by-ids', { params: { query }, signal }));
  const byId = new Map(found.map((listing) => [listing._id, listing]));
  return {
    items: items.map((alert) => ({ ...alert, listing: byId.get(alert.listingId) ?? null })),
    unread,
  };
}

const alertsQuery = (uid: string) =>
  queryOptions({
    queryKey: ['alerts', uid],
    queryFn: async ({ signal }) => {
      const shown = await withListings(await unwrap(api.GET('/alerts', { signal })), signal);
      setUnreadAlerts(shown.unread);
      return shown;
    },
  });

/** Every visit loads the alerts again. */
export async function alertsLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const user = await resolvedUser(request.signal);
  return loadQuery({ ...alertsQuery(user?.uid ?? ''), staleTime: 0 });
}

export function useAlerts(uid: string) {
  const { data, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...alertsQuery(uid),
    ...refetchOnReturn,
  });
  const client = useQueryClient();
  const unread = useUnreadAlerts();
  // The bell has counted a new alert, or another tab has read some.
  useEffect(() => {
    const { queryKey } = alertsQuery(uid);
    const shown = client.getQueryData(queryKey);
    if (!shown || unread === undefined || unread === shown.unread || client.isFetching({ queryKey })) return;
    void client.invalidateQueries({ queryKey });
  }, [client, uid, unread]);
  const loading = data === undefined && isFetching;
  return { alerts: data, loading, isFirstLoad: loading && !isFetchedAfterMount, retry: () => void refetch() };
}

/** Changes the alerts that the page shows, once the API has confirmed it. */
function useAlertChange<T>(
  uid: string,
  send: (argument: T) => Promise<unknown>,
  change: (shown: ShownAlerts, argument: T) => ShownAlerts,
  failure: string,
) {
  const client = useQueryClient();
  const { queryKey } = alertsQuery(uid);
  return useMutation({
    mutationFn: (argument: T) => withSession(() => send(argument)),
    onSuccess: async (_, argument) => {
      // A response that is already on its way could still have the previous state.
      await client.cancelQueries({ queryKey });
      const shown = client.setQueryData(queryKey, (before) => before && change(before, argument));
      if (shown) setUnreadAlerts(shown.unread);
      // Not awaited: the focus moves as soon as the page shows the change.
      void client.invalidateQueries({ queryKey });
    },
    onError: reportFailure(failure),
  });
}

export const useMarkRead = (uid: string) =>
  useAlertChange<void>(
    uid,
    () => unwrap(api.PUT('/alerts/read')),
    ({ items }) => ({ items: items.map((alert) => ({ ...alert, isRead: true })), unread: 0 }),
    'The alerts could not be marked as read.',
  );

/** Deletes the alert for a listing. */
export function useDeleteAlert(uid: string) {
  const { pendingIds, addPending, removePending } = usePendingIds();
  const { mutate } = useAlertChange<string>(
    uid,
    async (id) => {
      addPending(id);
      try {
        await unwrap(api.DELETE('/alerts/{id}', { params: { path: { id } } }));
      } finally {
        removePending(id);
      }
    },
    ({ items, unread }, id) => {
      const rest = items.filter(({ listingId }) => listingId !== id);
      const wasUnread = items.some(({ listingId, isRead }) => listingId === id && !isRead);
      return { items: rest, unread: wasUnread ? unread - 1 : unread };
    },
    'The alert could not be deleted.',
  );
  return { mutate, pendingIds };
}
