import { useLocation, useNavigate, useNewestLocation } from '@roommate/shell-api';
import { useEffect, useEffectEvent, useState } from 'react';
import { refreshFailedFiles } from '../integrity/failed-files.ts';
import { releasesNow } from './releases-now.ts';
import { reloadWhenGone } from './reload-when-gone.ts';

/**
 * Tries the current page again: docs/decisions/0072-retry-loads-the-page.md. It reloads the page if only that helps, or if
 * another release is live by now. Otherwise the router tries again. It never leaves the page while the site does not
 * respond. It tries again automatically when the browser is back online. It stops when the visitor opens another page, or
 * when an earlier try brings the page. It reloads the page by itself if the file is gone.
 * @param reload whether a file failed to load: only a new page forgets that
 * @param file the URL of that file, if it is known
 */
export function useRetry(reload: boolean, file?: string): { retry: () => void; asking: boolean } {
  const navigate = useNavigate();
  const location = useLocation();
  const newestLocation = useNewestLocation();
  const { key } = location;
  useEffect(() => {
    if (file !== undefined) void reloadWhenGone(file, () => newestLocation().key === key);
  }, [file, key, newestLocation]);
  const [asking, setAsking] = useState(false);
  const tryAgain = async () => {
    setAsking(true);
    const [releases] = await Promise.all([releasesNow(), refreshFailedFiles()]);
    // The entry of the history, not the path. Another search is another page, and an earlier try replaces the entry.
    const isHere = newestLocation().key === key;
    if (isHere && (releases === 'changed' || (reload && releases === 'same'))) {
      window.location.reload();
      return;
    }
    setAsking(false);
    if (!isHere) return;
    await navigate(location, {
      replace: true,
      state: location.state as unknown,
      preventScrollReset: true,
    });
  };
  const onOnline = useEffectEvent(() => void tryAgain());
  useEffect(() => {
    const listener = () => onOnline();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);
  return { retry: () => void tryAgain(), asking };
}
