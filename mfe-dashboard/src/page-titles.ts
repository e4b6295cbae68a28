/** The titles of pages that are their headings, too: docs/decisions/0385-page-titles.md */
export const ALL_LISTINGS_TITLE = 'All Listings';
export const MY_LISTINGS_TITLE = 'My Listings';
export const ADD_LISTING_TITLE = 'Add Listing';
export const PREFERENCES_TITLE = 'My Preferences';
export const ALERTS_TITLE = 'Alerts';
export const API_KEYS_TITLE = 'API Keys';
