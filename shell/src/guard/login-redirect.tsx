import { pagePaths } from '@roommate/contracts';
import { Navigate, useLocation } from '@roommate/shell-api';
import { useMemo } from 'react';
import { originState } from '../auth/return-path.ts';
import { PagePending } from '../pages/page-pending.tsx';

/** Sends the visitor to the login page, which remembers where they wanted to go. */
export function LoginRedirect() {
  const location = useLocation();
  // Navigate runs again for every new state object. A new one per render would keep the login page from loading.
  const state = useMemo(() => originState(location), [location]);
  return (
    <>
      {/* Until the code of the login page has loaded. */}
      <PagePending />
      <Navigate to={pagePaths.login} replace state={state} />
    </>
  );
}
