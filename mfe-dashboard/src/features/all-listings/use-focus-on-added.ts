import { useEffect, useRef } from 'react';
import type { ShownListings } from './shown-listings.ts';

/**
 * Moves the focus to the first card of a page that was added. The button that was pressed is busy meanwhile, so it
 * loses the focus, and then it stands further down.
 */
export function useFocusOnAdded(shown: ShownListings) {
  const firstAdded = useRef<HTMLLIElement>(null);
  const before = useRef(shown);
  const { listings, added } = shown;

  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    firstAdded.current?.querySelector('a')?.focus();
  }, [shown]);

  return { firstAdded, isFirstAdded: (index: number) => index === listings.length - added };
}
