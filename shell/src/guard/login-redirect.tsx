import { pagePaths } from '@roommate/contracts';
import { Navigate, useLocation } from '@roommate/shell-api';
import { useMemo } from 'react';
import { originState } from '../auth/return-path.ts';

/** Sends the visitor to the login page, which remembers where they wanted to go. */
export function LoginRedirect() {
  const location = useLocation();
  // Navigate navigates anew for every new state: made at each render, it would never let the login page finish loading.
  const state = useMemo(() => originState(location), [location]);
  return <Navigate to={pagePaths.login} replace state={state} />;
}
