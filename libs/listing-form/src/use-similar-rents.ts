import { roomTypes, type SimilarRents } from '@roommate/contracts';
import { api, unwrap } from '@roommate/shell-api';
import { useEffect, useState } from 'react';

/** People stop typing for this time when a location is complete. */
const SETTLED_MS = 500;

/**
 * The rents of rooms like the one in the form.
 * @param roomType empty while the person has not chosen one
 * @returns undefined without a location, before the first response, and when the API does not respond
 */
export function useSimilarRents(location: string, roomType: string): SimilarRents | undefined {
  const [found, setFound] = useState<{ location: string; roomType: string; similar: SimilarRents }>();
  useEffect(() => {
    if (location === '') return undefined;
    const abort = new AbortController();
    const type = roomTypes.find((value) => value === roomType);
    const query = { location, ...(type && { roomType: type }) };
    const load = (): void => {
      unwrap(api.GET('/similar-rents', { params: { query }, signal: abort.signal })).then(
        (similar) => setFound({ location, roomType, similar }),
        // The form works without it.
        () => undefined,
      );
    };
    const timer = setTimeout(load, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [location, roomType]);
  return found?.location === location && found.roomType === roomType ? found.similar : undefined;
}
