import { useImperativeHandle, useLayoutEffect, useRef, type Ref, type RefObject } from 'react';

/**
 * Returns the focus to a busy button when its work ends. It does nothing if the focus is on another element then. A
 * browser removes the focus from a button that it disables. Keyboard users would start again at the top of the page.
 * @param given the caller's ref, which gets the button too
 */
export function useFocusWhileBusy(
  busy: boolean,
  given: Ref<HTMLButtonElement> | undefined,
): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(given, () => button.current, []);
  // The browser removes the focus with the next frame, so this must run before it.
  useLayoutEffect(() => {
    if (busy) {
      hadFocus.current = document.activeElement === button.current;
      return;
    }
    if (hadFocus.current && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
    hadFocus.current = false;
  }, [busy]);
  return button;
}
