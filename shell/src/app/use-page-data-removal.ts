import { PAGE_DATA_ELEMENT_ID } from '@roommate/release-registry';
import { useEffect } from 'react';
import { noteHydrationEnd } from './device-speed.ts';

/** Removes the data of a rendered page when React has taken over. Tests wait until its element is gone. */
export function usePageDataRemoval(): void {
  useEffect(() => {
    const element = document.getElementById(PAGE_DATA_ELEMENT_ID);
    // The browser has rendered the page.
    if (!element) return;
    element.remove();
    noteHydrationEnd();
  }, []);
}
