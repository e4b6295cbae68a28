import { savedListings, useSaved } from '@roommate/shell-api';
import { SaveButton, type SaveComponent } from '@roommate/ui';

/** Saves the listing of a card. Only these buttons render again when something is saved: a list has many cards. */
export const SaveCard: SaveComponent = ({ id, ...props }) => {
  const saved = useSaved();
  const isSaved = saved.status === 'ready' ? saved.ids.includes(id) : undefined;
  return <SaveButton {...props} isSaved={isSaved} onToggle={() => savedListings.set(id, isSaved !== true)} />;
};
