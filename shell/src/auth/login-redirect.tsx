import { Navigate, useLocation } from '@roommate/shell-api';
import { shellPaths } from '../app/shell-paths.ts';
import { originState } from './return-path.ts';

/** Sends the visitor to the login page, which remembers where they wanted to go. */
export function LoginRedirect() {
  return <Navigate to={shellPaths.login} replace state={originState(useLocation())} />;
}
