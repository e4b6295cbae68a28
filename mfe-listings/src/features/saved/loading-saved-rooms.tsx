import { LoadingCards } from '@roommate/ui';

/** Shown until it is known what is saved. */
export const LoadingSavedRooms = () => <LoadingCards text="Loading your saved rooms..." count={4} />;
