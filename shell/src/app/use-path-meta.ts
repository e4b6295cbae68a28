import { findSignInPage } from '@roommate/contracts';
import { setPageMeta, useLocation } from '@roommate/shell-api';
import { useLayoutEffect } from 'react';
import type { RemoteCatalogue } from '../remotes/remote-catalogue.ts';

/**
 * Sets the title and description of the path that shows. A layout effect runs before the effects of the page. So a
 * page with a title of its own overrides it.
 */
export function usePathMeta(catalogue: RemoteCatalogue): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const meta = findSignInPage(pathname) ?? catalogue.meta(pathname);
    setPageMeta(meta?.title, meta?.description);
  }, [catalogue, pathname]);
}
