import { Button, VisuallyHidden } from '@roommate/ui';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import styles from './filter-sheet.module.css';
import { foundText, showText } from './filter-texts.ts';
import { OfferedFilters, type OfferedFiltersProps } from './offered-filters.tsx';

interface FilterSheetProps extends Omit<OfferedFiltersProps, 'formId'> {
  /** The matches of the chosen filters are on their way. */
  isPending: boolean;
  onClose: () => void;
}

/** The filters over the page on narrow screens. The browser keeps the focus in a modal dialog, and Escape closes it. */
export function FilterSheet({ isPending, onClose, ...fields }: FilterSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const close = (): void => dialog.current?.close();
  // The number of the filters before would contradict those on the screen.
  const total = isPending ? undefined : fields.summary?.total;
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={styles.sheet}
      onClose={onClose}
      // The content fills the dialog, so only a click beside it reaches the dialog itself.
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) close();
      }}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            Filters
          </h2>
          <Button variant="quiet" size="small" onClick={close}>
            <X aria-hidden="true" />
            <VisuallyHidden>Close filters</VisuallyHidden>
          </Button>
        </div>
        <div className={styles.fields}>
          <OfferedFilters {...fields} />
        </div>
        <div className={styles.foot}>
          {/* The number on the page behind is out of reach of screen readers. */}
          <VisuallyHidden>
            <span role="status">{total && foundText(total)}</span>
          </VisuallyHidden>
          <Button onClick={close} aria-busy={isPending}>
            {showText(total)}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
