import { searchQueryOf, type PageSearch } from '@roommate/contracts';

/** Identifies a search: its query. Empty for the list of all listings. */
export type SearchKey = string;

/** The list of all listings. */
export const NO_SEARCH: SearchKey = '';

export const searchKeyOf = (search: PageSearch): SearchKey => searchQueryOf(search);
