import { NetworkError, savedListings, useMissingContent, useUser, type useSaved } from '@roommate/shell-api';
import { useQuery } from '@roommate/shell-api/query';
import { ErrorState, RetryButton, ScriptNotice } from '@roommate/ui';
import { useEffect, useState } from 'react';
import { listingsByIdsQuery } from '../listing/listings-by-ids.ts';
import { EarlierRoomsNotice } from './earlier-rooms-notice.tsx';
import { keepLastSeenRooms } from './last-seen-rooms.ts';
import { LoadingSavedRooms } from './loading-saved-rooms.tsx';
import { NothingSaved } from './nothing-saved.tsx';
import { RoomsGrid } from './rooms-grid.tsx';
import { useLastSeenRooms } from './use-last-seen-rooms.ts';

interface SavedRoomsProps {
  saved: ReturnType<typeof useSaved>;
  /** The ids that the page shows: what is saved, and what was removed during the visit. */
  ids: readonly string[];
  /** The person has removed the card of a room that no longer exists. */
  onForget: (id: string) => void;
}

const isAnyOf = (ids: readonly string[], others: readonly string[]): boolean =>
  ids.some((id) => others.includes(id));

/** The saved rooms. If the network fails or the account cannot be read, those that were seen last. */
export function SavedRooms({ saved, ids, onForget }: SavedRoomsProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const savedIds = saved.status === 'ready' ? saved.ids : undefined;
  const isReady = savedIds !== undefined;
  const { data, dataUpdatedAt, status, error, isPlaceholderData, refetch } = useQuery({
    ...listingsByIdsQuery(ids),
    enabled: isReady,
    placeholderData: (previous) => previous,
  });
  const viewer = useUser()?.uid ?? '';
  const isLoaded = isReady && status === 'success' && !isPlaceholderData;
  const hasFailed = isReady ? error instanceof NetworkError : saved.status === 'failed';
  const lastSeen = useLastSeenRooms(hasFailed, isLoaded);
  const isShown = typeof lastSeen === 'object' && (!isReady || isAnyOf(ids, lastSeen.ids));
  const seen = isShown ? lastSeen : undefined;
  const isMissing = isReady ? data === undefined && ids.length > 0 : true;
  // The shell itself loads the ids when the connection is back.
  useMissingContent(isMissing && !seen, () => isReady && refetch());

  useEffect(() => {
    if (!isLoaded) return;
    // Also an empty list, in place of the former one. Without storage, nothing is kept.
    keepLastSeenRooms({ viewer, at: dataUpdatedAt, ids: savedIds, rooms: data }).catch(() => undefined);
  }, [isLoaded, viewer, dataUpdatedAt, savedIds, data]);

  const loadsLater = isReady && seen !== undefined;
  useEffect(() => {
    if (!loadsLater) return;
    const load = () => void refetch();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [loadsLater, refetch]);

  if (isReady && ids.length === 0) return <NothingSaved />;
  const isLoading = isReady ? status === 'pending' : saved.status === 'loading';
  if (!seen && (isLoading || lastSeen === 'reading')) {
    return (
      <>
        {!isReady && (
          <ScriptNotice>Saved rooms need JavaScript. Please turn it on and load the page again.</ScriptNotice>
        )}
        <LoadingSavedRooms />
      </>
    );
  }
  const retry = () => void (isReady ? refetch() : savedListings.reload());
  const rooms = seen?.rooms ?? (isReady && status === 'success' ? data : undefined);
  if (!rooms) {
    return (
      <ErrorState
        title="Error Loading Saved Rooms"
        text={isReady ? 'Failed to fetch listings' : 'Your saved rooms could not be loaded.'}
        action={<RetryButton onRetry={retry} />}
      />
    );
  }
  return (
    <>
      {seen && <EarlierRoomsNotice at={seen.at} onRetry={retry} />}
      <RoomsGrid
        ids={isReady || !seen ? ids : seen.ids}
        rooms={rooms}
        // While it shows the former rooms, another tab has saved one, which loads now. Otherwise its listing was deleted.
        isUnknown={(id) => (seen ? !seen.ids.includes(id) : isPlaceholderData)}
        chosen={chosen}
        onChoose={setChosen}
        onForget={onForget}
      />
    </>
  );
}
