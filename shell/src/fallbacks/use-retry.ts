import { useLocation, useNavigate } from '@roommate/shell-api';
import { useEffect, useEffectEvent, useState } from 'react';
import { refreshFailedFiles } from '../integrity/failed-files.ts';
import { releasesNow } from './releases-now.ts';

/**
 * Tries the current page again: by loading it anew where only that helps or where another release is live by now, else
 * by the router, which asks the catalogue anew. A page is never given up for a site that does not answer. What the network
 * has failed is tried again without a press when the browser comes back online.
 * @param reload whether a file did not come: what has failed only a new page forgets
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
  const onOnline = useEffectEvent(() => void tryAgain());
  useEffect(() => {
    if (!reload) return;
    const listener = () => onOnline();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, [reload]);
  return { retry: () => void tryAgain(), asking };
}
