import { useLocation } from '@roommate/shell-api';
import { useEffect, useRef } from 'react';

/**
 * Updates the canonical link, which browsers share, on each navigation. The HTML names only the first page. Its URL
 * stays, because it can have a query. Crawlers that run scripts must find the same URL as in the HTML.
 */
export function useCanonicalLink(): void {
  const { pathname } = useLocation();
  const named = useRef(pathname);
  useEffect(() => {
    if (named.current === pathname) return;
    named.current = pathname;
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (link) link.href = new URL(pathname, link.href).href;
  }, [pathname]);
}
