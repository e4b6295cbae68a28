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
 * Saves a listing. Its text and its name say whether that is done, because people read a text before a fill. So it has no
 * `aria-pressed`, which needs a name that stays: https://www.w3.org/WAI/ARIA/apg/patterns/button/.
 */
export function SaveButton({ isSaved, onToggle, title, className }: SaveButtonProps) {
  const press = ({ detail }: MouseEvent) => {
    // The second click of a double click would take the first one back.
    if (detail <= 1) onToggle();
  };
  const label = isSaved ? 'Saved' : 'Save';
  return (
    <button
      type="button"
      className={clsx(
        styles.button,
        isSaved === undefined && styles.unknown,
        isSaved && styles.saved,
        className,
      )}
      aria-label={`${label}: ${title}`}
      onClick={press}
    >
      <span className={styles.label}>
        <Bookmark aria-hidden="true" />
        {label}
      </span>
    </button>
  );
}
