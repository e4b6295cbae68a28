import { useLocation } from '@roommate/shell-api';
import { useEffect } from 'react';

/** Keeps the canonical link, by which browsers share a page, with the page that shows: the HTML tells the first one's. */
export function useCanonicalLink(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (link) link.href = new URL(pathname, link.href).href;
  }, [pathname]);
}
