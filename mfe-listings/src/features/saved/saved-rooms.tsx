import { NetworkError, useMissingContent, useUser } from '@roommate/shell-api';
import { useQuery } from '@roommate/shell-api/query';
import { ErrorState, RetryButton } from '@roommate/ui';
import { useEffect } from 'react';
import { listingsByIdsQuery } from '../listing/listings-by-ids.ts';
import { EarlierRooms } from './earlier-rooms.tsx';
import { keepLastSeenRooms } from './last-seen-rooms.ts';
import { LoadingSavedRooms } from './loading-saved-rooms.tsx';
import { NothingSaved } from './nothing-saved.tsx';
import { RoomsGrid } from './rooms-grid.tsx';
import { useLastSeenRooms } from './use-last-seen-rooms.ts';

interface SavedRoomsProps {
  ids: readonly string[];
  /** The person has removed the card of a room that no longer exists. */
  onForget: (id: string) => void;
}

const isAnyOf = (ids: readonly string[], others: readonly string[]): boolean =>
  ids.some((id) => others.includes(id));

/** The saved rooms, or those that were seen last if the network fails. */
export function SavedRooms({ ids, onForget }: SavedRoomsProps) {
  const { data, dataUpdatedAt, status, error, isPlaceholderData, refetch } = useQuery({
    ...listingsByIdsQuery(ids),
    placeholderData: (previous) => previous,
  });
  const viewer = useUser()?.uid ?? '';
  const lastSeen = useLastSeenRooms(error instanceof NetworkError);
  const seen = typeof lastSeen === 'object' && isAnyOf(ids, lastSeen.ids) ? lastSeen : undefined;
  useMissingContent(data === undefined && !seen && ids.length > 0, refetch);

  useEffect(() => {
    if (status !== 'success' || isPlaceholderData) return;
    // Also an empty list, in place of the former one. Without storage, nothing is kept.
    keepLastSeenRooms({ viewer, at: dataUpdatedAt, ids, rooms: data }).catch(() => undefined);
  }, [status, isPlaceholderData, viewer, dataUpdatedAt, ids, data]);

  const isEarlier = seen !== undefined;
  useEffect(() => {
    if (!isEarlier) return;
    const load = () => void refetch();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [isEarlier, refetch]);

  if (ids.length === 0) return <NothingSaved />;
  if (status === 'pending' || lastSeen === 'reading') return <LoadingSavedRooms />;
  if (seen) {
    return <EarlierRooms seen={seen} ids={ids} onRetry={() => void refetch()} onForget={onForget} />;
  }
  if (status === 'error') {
    return (
      <ErrorState
        title="Error Loading Saved Rooms"
        text="Failed to fetch listings"
        action={<RetryButton onRetry={() => void refetch()} />}
      />
    );
  }
  // While it shows the former rooms, another tab has saved one, which loads now. Otherwise its listing was deleted.
  return <RoomsGrid ids={ids} rooms={data} isUnknown={() => isPlaceholderData} onForget={onForget} />;
}
