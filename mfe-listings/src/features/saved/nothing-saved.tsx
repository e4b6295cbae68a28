import { pagePaths } from '@roommate/contracts';
import { paths } from '../../../remote.json';
import { EmptyRooms } from '../listing/empty-rooms.tsx';

/** Shown when no room is saved. */
export const NothingSaved = () => (
  <EmptyRooms
    title="No saved rooms"
    text="Press Save on a room to find it here again, and to compare it with others."
    to={pagePaths.browse}
    linkText={paths['/browse-listings'].meta.title}
  />
);
