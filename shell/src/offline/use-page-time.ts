import { PAGES_CACHE } from '@roommate/release-registry';
import { useLocation } from '@roommate/shell-api';
import { useEffect, useState } from 'react';

async function timeOfCopy(url: string): Promise<string | undefined> {
  if (!('caches' in globalThis)) return undefined;
  const copy = await (await caches.open(PAGES_CACHE)).match(url, { ignoreVary: true });
  return copy?.headers.get('date') ?? undefined;
}

/**
 * When the site has sent the page that shows without a network.
 * @returns an HTTP date; undefined while there is a network, and for a page without a stored copy
 */
export function usePageTime(isOnline: boolean): string | undefined {
  const { pathname, search } = useLocation();
  const [found, setFound] = useState<{ url: string; time: string | undefined }>();
  const url = pathname + search;
  useEffect(() => {
    if (isOnline) return;
    let isCurrent = true;
    timeOfCopy(url).then(
      (time) => isCurrent && setFound({ url, time }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isOnline, url]);
  return !isOnline && found?.url === url ? found.time : undefined;
}
