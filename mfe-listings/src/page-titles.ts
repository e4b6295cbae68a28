/** The titles of pages that are their headings and the names of links to them, too: docs/decisions/0385-page-titles.md */
export const BROWSE_TITLE = 'Browse Listings';
export const AREAS_TITLE = 'Rooms by area';
export const SAVED_TITLE = 'Saved rooms';
export const COMPARE_TITLE = 'Compare rooms';
export const EDIT_TITLE = 'Edit Listing';
