import { apiPaths, type Listing, type ListingSummary } from '@roommate/contracts';
import { api } from '@roommate/shell-api';

/** Full rows for 2, 3 and 4 columns. */
export const PAGE_SIZE = 24;

export const FIRST_PAGE_PATH = `${apiPaths.listings}?limit=${PAGE_SIZE}`;

export interface ListingPageAnswer {
  items: ListingSummary[];
  /** Path of the page after this one; undefined on the last. */
  next: string | undefined;
}

// Only what a card shows: descriptions would be most of what the page keeps in memory.
const toSummary = ({
  _id,
  title,
  location,
  rentAmount,
  roomType,
  availability,
  imageUrl,
  name,
}: Listing): ListingSummary => ({
  _id,
  title,
  location,
  rentAmount,
  roomType,
  availability,
  imageUrl,
  name,
});

/** @param path FIRST_PAGE_PATH, or `next` of the page before */
export async function getListingPage(path: string): Promise<ListingPageAnswer> {
  const { data, next } = await api.requestPage<Listing[]>(path);
  return { items: data.map(toSummary), next };
}
