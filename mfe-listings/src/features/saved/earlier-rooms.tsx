import { Notice, RetryButton } from '@roommate/ui';
import type { LastSeenRooms } from './last-seen-rooms.ts';
import { RoomsGrid } from './rooms-grid.tsx';

interface EarlierRoomsProps {
  seen: LastSeenRooms;
  /** What is saved now; what was saved then if it is not known. */
  ids?: readonly string[];
  onRetry: () => void;
  onForget: (id: string) => void;
}

const formatTime = (time: number): string =>
  new Date(time).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });

/** The rooms that were seen last, marked with their time, while they cannot load. */
export const EarlierRooms = ({ seen, ids = seen.ids, onRetry, onForget }: EarlierRoomsProps) => (
  <>
    <Notice tone="offline" actions={<RetryButton variant="secondary" size="small" onRetry={onRetry} />}>
      {`Your saved rooms could not be loaded. These are from ${formatTime(seen.at)}.`}
    </Notice>
    <RoomsGrid ids={ids} rooms={seen.rooms} isUnknown={(id) => !seen.ids.includes(id)} onForget={onForget} />
  </>
);
