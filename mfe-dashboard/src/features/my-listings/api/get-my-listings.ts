import { apiPaths, type Listing } from '@roommate/contracts';
import { api } from '@roommate/shell-api';
import { toListing, type TolerantListing } from '../../../listings/tolerant-listing.ts';

/** The listings of the signed-in user, newest first. */
export const getMyListings = async (email: string, signal: AbortSignal): Promise<Listing[]> =>
  (await api.request<TolerantListing[]>(apiPaths.myListings(email), { signal })).map(toListing);
