import { useEffect } from 'react';

/**
 * Ends the swipe on a toast when the browser turns it into scrolling. react-toastify 11.2.0 does not handle
 * `pointercancel`. It would wait for the end of the swipe, and keep the toast open.
 */
export function useCancelledSwipes(): void {
  useEffect(() => {
    document.addEventListener('pointercancel', endSwipe);
    return () => document.removeEventListener('pointercancel', endSwipe);
  }, []);
}

function endSwipe({ target, pointerType }: PointerEvent): void {
  if (!(target instanceof Element) || !target.closest('.Toastify__toast')) return;
  target.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType }));
}
