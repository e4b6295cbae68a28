import { useSyncExternalStore } from 'react';

const query = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

const subscribe = (onChange: () => void): (() => void) => {
  const list = query();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
};

/** Whether the system prefers reduced motion. A server cannot know it, and nothing moves in its HTML. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
