import { useSaveControls } from '@roommate/shell-api';
import { Button } from '@roommate/ui';
import { Bookmark } from 'lucide-react';
import styles from './save-listing-button.module.css';

/** Saves the listing, so that the visitor finds it again. */
export function SaveListingButton({ id }: { id: string }) {
  const { isSaved, onToggle } = useSaveControls()(id);
  return (
    <Button
      variant="secondary"
      className={isSaved ? styles.saved : styles.unsaved}
      aria-label={isSaved ? 'Saved. Remove from saved rooms' : 'Save this listing'}
      disabled={isSaved === undefined}
      // The second click of a double click would take the first one back.
      onClick={({ detail }) => detail <= 1 && onToggle()}
    >
      <Bookmark aria-hidden="true" />
      <span aria-hidden="true">{isSaved ? 'Saved' : 'Save'}</span>
    </Button>
  );
}
