import { roomTypes, type SimilarRents } from '@roommate/contracts';
import { api, unwrap } from '@roommate/shell-api';
import { useEffect, useState } from 'react';

/** People stop typing for this time when a location is complete. */
const SETTLED_MS = 500;

/** The room in the form. Texts are empty while the person has not filled them. */
interface Room {
  location: string;
  /** The picked place. */
  placeId: string;
  roomType: string;
  /** The listing that the form changes. */
  listingId: string | undefined;
}

function toQuery({ location, placeId, roomType, listingId }: Room) {
  const type = roomTypes.find((value) => value === roomType);
  return {
    location,
    ...(placeId !== '' && { placeId }),
    ...(listingId !== undefined && { listing: listingId }),
    ...(type && { roomType: type }),
  };
}

/**
 * The rents of rooms like the one in the form.
 * @returns undefined without a location, before the first response, and when the API does not respond
 */
export function useSimilarRents({ location, placeId, roomType, listingId }: Room): SimilarRents | undefined {
  const [found, setFound] = useState<{ key: string; similar: SimilarRents }>();
  const key = JSON.stringify([location, placeId, roomType, listingId]);
  useEffect(() => {
    if (location === '') return undefined;
    const abort = new AbortController();
    const query = toQuery({ location, placeId, roomType, listingId });
    const load = (): void => {
      unwrap(api.GET('/similar-rents', { params: { query }, signal: abort.signal })).then(
        (similar) => setFound({ key, similar }),
        // The form works without it.
        () => undefined,
      );
    };
    const timer = setTimeout(load, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [location, placeId, roomType, listingId, key]);
  return found?.key === key ? found.similar : undefined;
}
