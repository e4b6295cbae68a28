import { useUser } from '@roommate/shell-api';
import { useEffect, useState } from 'react';
import { readLastSeenRooms, type LastSeenRooms } from './last-seen-rooms.ts';

/**
 * The rooms that the viewer has seen last, for a page that cannot load them. They stay during further attempts.
 * @param isWanted whether the last attempt has failed
 * @param isLoaded whether the page has its rooms
 */
export function useLastSeenRooms(
  isWanted: boolean,
  isLoaded: boolean,
): LastSeenRooms | 'reading' | undefined {
  const viewer = useUser()?.uid ?? '';
  const [read, setRead] = useState<{ viewer: string; seen: LastSeenRooms | undefined }>();
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    void readLastSeenRooms()
      .catch(() => undefined)
      .then((seen) => isCurrent && setRead({ viewer, seen }));
    return () => {
      isCurrent = false;
    };
  }, [isWanted, viewer]);
  // Later, there can be others.
  if (isLoaded && read) setRead(undefined);
  if (isLoaded) return undefined;
  if (read?.viewer === viewer) return read.seen;
  return isWanted ? 'reading' : undefined;
}
