import { apiPaths } from '@roommate/contracts';
import { api } from '@roommate/shell-api';
import { toListing, type TolerantListing } from '../../../listings/tolerant-listing.ts';

/** The listings of the signed-in user, as the overview counts them. */
export const getOwnListings = async (email: string, signal: AbortSignal) =>
  (await api.request<TolerantListing[]>(apiPaths.userListings(email), { signal })).map(toListing);
