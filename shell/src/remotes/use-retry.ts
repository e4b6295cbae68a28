import { useLocation, useNavigate } from '@roommate/shell-api';
import { useState } from 'react';
import { refreshFailedFiles } from '../integrity/failed-files.ts';
import { releasesNow } from './releases-now.ts';

/**
 * Tries the current page again: by loading it anew where only that helps or where another release is live by now, else
 * by the router, which asks the catalogue anew. A page is never given up for a site that does not answer.
 * @param reload whether what has failed only a new page forgets
 */
export function useRetry(reload: boolean): { retry: () => void; asking: boolean } {
  const navigate = useNavigate();
  const location = useLocation();
  const [asking, setAsking] = useState(false);
  const tryAgain = async () => {
    setAsking(true);
    const [releases] = await Promise.all([releasesNow(), refreshFailedFiles()]);
    if (releases === 'changed' || (reload && releases === 'same')) {
      window.location.reload();
      return;
    }
    setAsking(false);
    await navigate(location, {
      replace: true,
      state: location.state as unknown,
      preventScrollReset: true,
    });
  };
  return { retry: () => void tryAgain(), asking };
}
