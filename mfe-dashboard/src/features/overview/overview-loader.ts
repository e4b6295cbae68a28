import { resolvedUser, type LoaderFunctionArgs } from '@roommate/shell-api';
import { loadQuery } from '@roommate/shell-api/query';
import { ownListingsQuery } from './own-listings.ts';
import { totalListingsQuery } from './total-listings.ts';

/** Every visit loads the stats again. */
export async function overviewLoader({ request }: LoaderFunctionArgs) {
  const user = await resolvedUser(request.signal);
  await Promise.all([
    loadQuery({ ...totalListingsQuery, staleTime: 0 }),
    loadQuery({ ...ownListingsQuery(user?.email ?? ''), staleTime: 0 }),
  ]);
  return null;
}
