import type { Match } from '@roommate/contracts';
import { useUser } from '@roommate/shell-api';
import { useEffect, useState } from 'react';

type Matches = ReadonlyMap<string, Match>;

async function load(uid: string, ids: readonly string[]): Promise<Matches> {
  // Visitors have no matches and must not download this.
  const { readMatches } = await import('@roommate/shell-api/query');
  return readMatches(uid, ids);
}

/** How well the featured rooms fit the signed-in user, by id. The rooms show before it is known. */
export function useFeaturedMatches(listings: readonly { _id: string }[]): Matches | undefined {
  const uid = useUser()?.uid;
  const ids = listings.map(({ _id }) => _id).join(',');
  const [found, setFound] = useState<{ uid: string; ids: string; matches: Matches }>();
  useEffect(() => {
    if (uid === undefined || ids === '') return undefined;
    let current = true;
    load(uid, ids.split(',')).then(
      (matches) => {
        if (current) setFound({ uid, ids, matches });
      },
      // The rooms are complete without it. The next visit of the page asks again.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [uid, ids]);
  return found?.uid === uid && found?.ids === ids ? found.matches : undefined;
}
