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

/** Saves a listing. Its text is the same before and after the press, so it matches the accessible name. The mark fills. */
export function SaveButton({ isSaved, onToggle, title, className }: SaveButtonProps) {
  const press = ({ detail }: MouseEvent) => {
    // The second click of a double click would take the first one back.
    if (detail <= 1) onToggle();
  };
  return (
    <button
      type="button"
      className={clsx(styles.button, isSaved === undefined && styles.unknown, className)}
      aria-label={`Save: ${title}`}
      aria-pressed={isSaved ?? false}
      onClick={press}
    >
      <span className={styles.label}>
        <Bookmark aria-hidden="true" />
        Save
      </span>
    </button>
  );
}
