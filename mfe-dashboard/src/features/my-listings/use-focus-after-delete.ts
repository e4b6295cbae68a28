import { useEffect, useRef, useState } from 'react';

/** Marks a listing's Delete button, which takes the focus when its neighbour is gone. */
export const deleteButton = (id: string) => ({ 'data-delete': id });

/**
 * Where the focus goes once a listing is deleted: to the next one's Delete button, or the last one's, or to the page's
 * heading when none is left. A listing that is still there gets it back.
 */
export function useFocusAfterDelete() {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const place = useRef(0);
  const [settled, setSettled] = useState<{ id: string }>();

  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-delete]') ?? [])];

  // In an effect: by then the listing that was deleted has left the page.
  useEffect(() => {
    if (!settled) return;
    const all = buttons();
    const same = all.find((button) => button.dataset.delete === settled.id);
    (same ?? all[Math.min(place.current, all.length - 1)] ?? heading.current)?.focus();
  }, [settled]);

  return {
    heading,
    list,
    /** To be called while the listing is still shown. */
    rememberPlace: (id: string) => {
      place.current = buttons().findIndex((button) => button.dataset.delete === id);
    },
    /** To be called when nothing of the deletion shows any more. */
    settle: (id: string) => setSettled({ id }),
  };
}
