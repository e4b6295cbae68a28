import { useEffect, useState, type RefObject } from 'react';

const HINT_MS = 1500;
/** A finger that moves less presses a marker. */
const DRAG_FROM_PX = 10;

/**
 * Leaves one finger to the page, which scrolls, and takes two fingers for the map.
 * @returns whether to explain this, because one finger drags on the map
 */
export function useTwoFingers(map: RefObject<HTMLElement | null>): boolean {
  const [isHinted, setHinted] = useState(false);
  useEffect(() => {
    const element = map.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start: Touch | undefined;
    const show = (): void => {
      clearTimeout(timer);
      setHinted(true);
      timer = setTimeout(() => setHinted(false), HINT_MS);
    };
    const takeOver = (event: TouchEvent): void => {
      // A browser that scrolls already does not give the touch back.
      if (event.cancelable) event.preventDefault();
      clearTimeout(timer);
      setHinted(false);
    };
    const onStart = (event: TouchEvent): void => {
      const [first, second] = touchesIn(element, event);
      // After two fingers, the one that stays explains nothing.
      start = second ? undefined : first;
      if (second) takeOver(event);
    };
    const onMove = (event: TouchEvent): void => {
      const [first, second] = touchesIn(element, event);
      if (first && second) takeOver(event);
      else if (first && start && distance(first, start) >= DRAG_FROM_PX) show();
    };
    // React's own listeners are passive, and the page would scroll with two fingers, too.
    element.addEventListener('touchstart', onStart, { passive: false });
    element.addEventListener('touchmove', onMove, { passive: false });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchmove', onMove);
    };
  }, [map]);
  return isHinted;
}

const touchesIn = (element: HTMLElement, { touches }: TouchEvent): Touch[] =>
  [...touches].filter(({ target }) => target instanceof Node && element.contains(target));

const distance = (a: Touch, b: Touch): number => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
