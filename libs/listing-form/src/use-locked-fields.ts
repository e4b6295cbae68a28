import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Returns the focus to a field when the fields are no longer locked. A browser removes the focus from what is inert. It
 * does nothing if the focus is on another element then, or after a success, whose page chooses the focus.
 * @returns the ref of the element around the fields
 */
export function useLockedFields(isLocked: boolean, isDone: () => boolean): RefObject<HTMLDivElement | null> {
  const fields = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement>(null);
  const hasSucceeded = useEffectEvent(isDone);
  // The browser removes the focus with the next frame, so this must run before it.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isLocked) {
      const isField = activeElement instanceof HTMLElement && fields.current?.contains(activeElement);
      focused.current = isField ? activeElement : null;
      return;
    }
    if (activeElement === body && !hasSucceeded()) focused.current?.focus({ preventScroll: true });
    focused.current = null;
  }, [isLocked]);
  return fields;
}
