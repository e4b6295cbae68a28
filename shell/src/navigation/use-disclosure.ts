import { useLocation } from '@roommate/shell-api';
import { useEffect, useRef, useState, type RefObject } from 'react';

interface Disclosure {
  open: boolean;
  toggle: () => void;
  /** The element that holds both the toggle and what it opens. */
  rootRef: RefObject<HTMLDivElement | null>;
  toggleRef: RefObject<HTMLButtonElement | null>;
}

/**
 * Something that a button opens and closes; Escape, a press outside, the focus
 * leaving it and another page close it too. Opening it moves the focus to its first link.
 */
export function useDisclosure(): Disclosure {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const rootRef = useRef<HTMLDivElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  // Open for the history entry it was opened at: any navigation closes it, a link to this very page included.
  const open = openedAt === key;

  useEffect(() => {
    if (!open) return;
    const root = rootRef.current;
    root?.querySelector('a')?.focus();
    const close = () => setOpenedAt(undefined);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      toggleRef.current?.focus();
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !rootRef.current?.contains(target)) close();
    };
    // What it covers must not get the focus behind it (WCAG 2.2, 2.4.11).
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !root?.contains(relatedTarget)) close();
    };
    root?.addEventListener('focusout', onFocusOut);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      root?.removeEventListener('focusout', onFocusOut);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [open]);

  return { open, toggle: () => setOpenedAt(open ? undefined : key), rootRef, toggleRef };
}
