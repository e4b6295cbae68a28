import { useEffect, useRef, useState, type RefObject } from 'react';

interface DrawerState {
  open: boolean;
  toggle: () => void;
  /** The element that holds both the toggle and the panel. */
  rootRef: RefObject<HTMLDivElement | null>;
  toggleRef: RefObject<HTMLButtonElement | null>;
}

interface DrawerBehaviour {
  /** Identifies the history entry. */
  locationKey: string;
  /** The panel covers the page. */
  overlay: boolean;
}

/**
 * The state of a drawer. Escape closes it and moves the focus back to the toggle. Any navigation closes it.
 * An overlay moves the focus to its first link. It closes on a click outside and when the focus leaves it.
 */
export function useDrawer({ locationKey, overlay }: DrawerBehaviour): DrawerState {
  const [openedAt, setOpenedAt] = useState<string>();
  const rootRef = useRef<HTMLDivElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  // The history entry, not the URL: a link to the current page closes the drawer too.
  const open = openedAt === locationKey;
  // Back shows the same entry again, and must not open the drawer.
  if (openedAt !== undefined && !open) setOpenedAt(undefined);

  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenedAt(undefined);
      toggleRef.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  useEffect(() => {
    const root = rootRef.current;
    if (!open || !overlay || !root) return;
    root.querySelector('a')?.focus();
    const closeOutside = (target: EventTarget | null) => {
      if (target instanceof Node && !root.contains(target)) setOpenedAt(undefined);
    };
    const onPointerDown = ({ target }: PointerEvent) => closeOutside(target);
    // An element behind the panel must not have the focus (WCAG 2.2, 2.4.11).
    const onFocusOut = ({ relatedTarget }: FocusEvent) => closeOutside(relatedTarget);
    root.addEventListener('focusout', onFocusOut);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      root.removeEventListener('focusout', onFocusOut);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [open, overlay]);

  return { open, toggle: () => setOpenedAt(open ? undefined : locationKey), rootRef, toggleRef };
}
