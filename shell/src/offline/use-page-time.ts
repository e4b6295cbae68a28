import { useLocation } from '@roommate/shell-api';
import { useEffect, useState } from 'react';
import { onCopyTime, timeOfCopy } from './stored-copies.ts';

interface PageTime {
  find: (url: string) => Promise<string | undefined>;
  /** The time of the stored copy with which the browser started, also after the site has responded. */
  first?: string | null;
}

/** How the time of a page is found without a network. The code after the page makes it exact: `Visits`. */
// eslint-disable-next-line server/no-request-state -- only effects and the code after the page set it
export const pageTime: PageTime = { find: timeOfCopy };

/** The time of the page with which the browser started. It counts while it is a copy and the site has not responded. */
function useStartTime(key: string): string | undefined {
  const [startKey, setStartKey] = useState<string | null>(key);
  const [time, setTime] = useState<string | null>(null);
  useEffect(
    () =>
      onCopyTime((told) => {
        setTime(told);
        pageTime.first ??= told;
      }),
    [],
  );
  // For good: when the visitor comes back to the first page, it loads its data again.
  if (startKey !== null && startKey !== key) setStartKey(null);
  return startKey === key ? (time ?? undefined) : undefined;
}

/**
 * When the site has sent the page that shows. Known if it shows from a stored copy, because the network or the site
 * does not respond.
 * @returns an HTTP date; undefined for a page that is up to date or has no stored copy
 */
export function usePageTime(isOnline: boolean): string | undefined {
  const { key, pathname, search } = useLocation();
  const [found, setFound] = useState<{ url: string; time: string | undefined }>();
  const url = pathname + search;
  const startTime = useStartTime(key);
  useEffect(() => {
    if (isOnline) return;
    let isCurrent = true;
    pageTime.find(url).then(
      (time) => isCurrent && setFound({ url, time }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isOnline, url]);
  // The copy may be newer than the page.
  if (isOnline || startTime !== undefined) return startTime;
  return found?.url === url ? found.time : undefined;
}
