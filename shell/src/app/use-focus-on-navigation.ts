import { useLocation } from '@roommate/shell-api';
import { useEffect, useRef, type RefObject } from 'react';

const HEADING = '[data-page-heading]';
/** If the heading appears later than this, the focus stays where the visitor has put it. */
const MAX_WAIT_MS = 5000;

/**
 * Moves the focus to the heading of the new page after a navigation, as soon as the heading exists. The link that had the
 * focus is gone. Keyboards and screen readers would otherwise start elsewhere.
 */
export function useFocusOnNavigation(mainRef: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shownRef = useRef(pathname);

  useEffect(() => {
    const main = mainRef.current;
    if (!main || shownRef.current === pathname) return;
    shownRef.current = pathname;
    // The main area holds the place until the heading is there: the page's code may still fetch its data.
    main.focus({ preventScroll: true });

    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    const focusHeading = () => {
      const moved = document.activeElement !== main && document.activeElement !== document.body;
      const heading = main.querySelector<HTMLElement>(HEADING);
      if (moved || heading) stop();
      if (!moved) heading?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(focusHeading);
    const timer = setTimeout(stop, MAX_WAIT_MS);
    observer.observe(main, { childList: true, subtree: true });
    focusHeading();
    return stop;
  }, [mainRef, pathname]);
}
