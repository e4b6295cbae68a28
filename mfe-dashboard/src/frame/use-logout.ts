import { pagePaths } from '@roommate/contracts';
import { authentication, resolvedUser, useNavigate } from '@roommate/shell-api';

/** Logs out and goes to the home page. A logout that failed leaves one where one is, still signed in. */
export function useLogout() {
  const navigate = useNavigate();
  return async (): Promise<void> => {
    await authentication.logout();
    if (!(await resolvedUser())) await navigate(pagePaths.home, { replace: true });
  };
}
