import { useUser } from '@roommate/shell-api';
import { useEffect, useState } from 'react';
import { readLastSeenRooms, type LastSeenRooms } from './last-seen-rooms.ts';

/**
 * The rooms that the viewer has seen last, for a page that cannot load them.
 * @param isWanted whether the page needs them
 */
export function useLastSeenRooms(isWanted: boolean): LastSeenRooms | 'reading' | undefined {
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
  if (!isWanted) return undefined;
  return read?.viewer === viewer ? read.seen : 'reading';
}
