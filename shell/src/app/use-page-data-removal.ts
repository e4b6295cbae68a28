import { PAGE_DATA_ELEMENT_ID } from '@roommate/release-registry';
import { useEffect } from 'react';

/** Frees the data of a rendered page once React has taken over. Its element also tells tests that this is still to come. */
export function usePageDataRemoval(): void {
  useEffect(() => document.getElementById(PAGE_DATA_ELEMENT_ID)?.remove(), []);
}
