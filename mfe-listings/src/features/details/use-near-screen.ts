import { useEffect, useState, type RefObject } from 'react';

/** Content this far below the screen loads, so that it is there when the visitor scrolls to it. */
const MARGIN = '300px';

/** Whether the element has been on the screen or near it. Then it stays true. */
export function useNearScreen(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !ref.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, isNear]);
  return isNear;
}
