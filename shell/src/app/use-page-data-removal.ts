import { PAGE_DATA_ELEMENT_ID } from '@roommate/release-registry';
import { useEffect } from 'react';

/** Removes the data of a rendered page when React has taken over. Tests wait until its element is gone. */
export function usePageDataRemoval(): void {
  useEffect(() => document.getElementById(PAGE_DATA_ELEMENT_ID)?.remove(), []);
}
