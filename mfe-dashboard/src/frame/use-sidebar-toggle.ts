import { useLocation } from '@roommate/shell-api';
import { useEffect, useRef, useState } from 'react';

/** Opens and closes the sidebar of narrow screens; Escape and any navigation close it too. */
export function useSidebarToggle() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const toggleRef = useRef<HTMLButtonElement>(null);
  // Open for the history entry it was opened at: a link to this very page closes it too.
  const open = openedAt === key;

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

  return { open, toggle: () => setOpenedAt(open ? undefined : key), toggleRef };
}
