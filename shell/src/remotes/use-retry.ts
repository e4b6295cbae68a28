import { useLocation, useNavigate } from '@roommate/shell-api';

/**
 * Tries the current page again: by the router, which asks the catalogue anew, or, where only that helps and there is a
 * connection to do it over, by loading the whole page.
 */
export function useRetry(reload: boolean): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => {
    if (reload && navigator.onLine) window.location.reload();
    else
      void navigate(location, { replace: true, state: location.state as unknown, preventScrollReset: true });
  };
}
