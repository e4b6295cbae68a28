import { focusPageHeading } from '@roommate/ui';
import { useEffect, useRef } from 'react';

/** Marks the link that removes a room from the comparison. */
export const removeLink = { 'data-remove': '' };

/**
 * Moves the focus after a room was removed, because the pressed link has disappeared. It goes to the link of the next
 * room, else of the last one, else to the page's heading.
 * @param count the number of rooms
 */
export function useFocusAfterRemove(count: number) {
  const table = useRef<HTMLTableElement>(null);
  const removed = useRef<number>(undefined);

  useEffect(() => {
    const position = removed.current;
    if (position === undefined) return;
    removed.current = undefined;
    const links = [...(table.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    const next = links[Math.min(position, links.length - 1)];
    if (next) next.focus();
    else focusPageHeading();
  }, [count]);

  return {
    table,
    /** @param position of the room among those that are shown */
    onRemove: (position: number) => {
      removed.current = position;
    },
  };
}
