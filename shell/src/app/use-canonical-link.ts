import { useLocation } from '@roommate/shell-api';
import { useEffect } from 'react';

/** Updates the canonical link, which browsers share, on each navigation. The HTML names only the first page. */
export function useCanonicalLink(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (link) link.href = new URL(pathname, link.href).href;
  }, [pathname]);
}
