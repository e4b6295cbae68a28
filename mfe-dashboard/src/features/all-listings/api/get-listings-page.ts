import { apiPaths, type Listing } from '@roommate/contracts';
import { api } from '@roommate/shell-api';
import { toListing, type TolerantListing } from '../../../listings/tolerant-listing.ts';

export interface ListingsPage {
  listings: Listing[];
  /** The path of the next page; undefined on the last. */
  next: string | undefined;
}

export const PAGE_SIZE = 24;
const FIRST_PAGE = `${apiPaths.listings}?limit=${PAGE_SIZE}`;

/** A page of all listings, newest first. @param path the `next` of the page before */
export async function getListingsPage(signal: AbortSignal, path = FIRST_PAGE): Promise<ListingsPage> {
  const { data, next } = await api.requestPage<TolerantListing[]>(path, { signal });
  return { listings: data.map(toListing), next };
}
