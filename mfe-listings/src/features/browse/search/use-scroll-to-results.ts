import { useNavigationType } from '@roommate/shell-api';
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { readSnapshot } from '../scroll-position/snapshots.ts';

/**
 * Puts the first match on the screen when other matches replace the list below it. After "back", it returns to the
 * previous position. A list whose start is on the screen stays where it is.
 */
export function useScrollToResults(locationKey: string): RefObject<HTMLDivElement | null> {
  const results = useRef<HTMLDivElement>(null);
  const shown = useRef(locationKey);
  const type: string = useNavigationType();
  const isBack = type === 'POP';
  const scroll = useEffectEvent(() => {
    const element = results.current;
    if (isBack) window.scrollTo({ top: readSnapshot(locationKey).position.scrollY, behavior: 'instant' });
    else if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
  });
  useLayoutEffect(() => {
    if (shown.current === locationKey) return;
    shown.current = locationKey;
    scroll();
  }, [locationKey]);
  return results;
}
