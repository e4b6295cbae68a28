import { pagePaths } from '@roommate/contracts';
import { useLocation } from '@roommate/shell-api';
import { useHydrated } from '@roommate/ui';
import { useState } from 'react';

const isOfDashboard = (pathname: string): boolean =>
  pathname === pagePaths.dashboard || pathname.startsWith(`${pagePaths.dashboard}/`);

/**
 * Whether the page can have its content. The stored copy of a page of the dashboard has none, because it comes from the
 * account. So such a page has content only if it opened while there was a connection.
 */
export function useHasContent(isOnline: boolean): boolean {
  const { pathname } = useLocation();
  const [openedOnline, setOpenedOnline] = useState<string>();
  // While React takes over the HTML, every page counts as online.
  const isHydrated = useHydrated();
  if (isOnline && isHydrated && openedOnline !== pathname) {
    setOpenedOnline(pathname);
  }
  return !isOfDashboard(pathname) || openedOnline === pathname;
}
