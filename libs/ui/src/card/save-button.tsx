import { clsx } from 'clsx';
import { Bookmark } from 'lucide-react';
import type { MouseEvent } from 'react';
import styles from './save-button.module.css';

export interface SaveState {
  /** Undefined while it is not known. The button then only keeps its place. */
  isSaved: boolean | undefined;
  onToggle: () => void;
}

interface SaveButtonProps extends SaveState {
  /** The title of the listing. */
  title: string;
  className?: string | undefined;
}

/**
 * Saves a listing. Its text says whether that is done, because people read a text before a fill. Its name begins with the
 * text and says what a press does. So it has no `aria-pressed`, which needs a name that stays:
 * https://www.w3.org/WAI/ARIA/apg/patterns/button/.
 */
export function SaveButton({ isSaved, onToggle, title, className }: SaveButtonProps) {
  const press = ({ detail }: MouseEvent) => {
    // The second click of a double click would take the first one back.
    if (detail <= 1) onToggle();
  };
  return (
    <button
      type="button"
      className={clsx(
        styles.button,
        isSaved === undefined && styles.unknown,
        isSaved && styles.saved,
        className,
      )}
      aria-label={isSaved ? `Saved. Remove: ${title}` : `Save: ${title}`}
      onClick={press}
    >
      <span className={styles.label}>
        <Bookmark aria-hidden="true" />
        {isSaved ? 'Saved' : 'Save'}
      </span>
    </button>
  );
}
