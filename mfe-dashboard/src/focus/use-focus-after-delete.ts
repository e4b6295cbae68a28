import { useEffect, useRef, useState } from 'react';

/** Marks the Delete button of a row, so that it can receive the focus after another deletion. */
export const deleteButton = (id: string) => ({ 'data-delete': id });

/**
 * Moves the focus after a deletion: to the Delete button of the next row, else of the last one. Without rows it goes
 * to the page's heading. If the row still exists, its button gets the focus back.
 */
export function useFocusAfterDelete() {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const position = useRef(0);
  const [settled, setSettled] = useState<{ id: string }>();

  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-delete]') ?? [])];

  // In an effect, which runs after the deleted row has left the page.
  useEffect(() => {
    if (!settled) return;
    const all = buttons();
    const same = all.find((button) => button.dataset.delete === settled.id);
    (same ?? all[Math.min(position.current, all.length - 1)] ?? heading.current)?.focus();
  }, [settled]);

  return {
    heading,
    list,
    /** Call it while the page still shows the row. */
    storePosition: (id: string) => {
      position.current = buttons().findIndex((button) => button.dataset.delete === id);
    },
    /** Call it after the last dialog has closed. */
    restoreFocus: (id: string) => setSettled({ id }),
  };
}
