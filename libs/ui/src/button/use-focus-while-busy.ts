import { useImperativeHandle, useLayoutEffect, useRef, type Ref, type RefObject } from 'react';

/**
 * A browser takes the focus from a button that it disables, and who uses a keyboard starts again at the top of the
 * page: a button that had the focus when its work began has it again at the end, unless it has gone elsewhere.
 * @param given the caller's ref, which gets the button too
 */
export function useFocusWhileBusy(
  busy: boolean,
  given: Ref<HTMLButtonElement> | undefined,
): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(given, () => button.current, []);
  // Before the next frame, with which the browser takes the focus.
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
