import { emptyListings } from './empty-listings.ts';
import { notFound } from './not-found.ts';

/** Drawn on a ground of their own, so that they stand on light and dark pages. */
export const illustrations = [
  { path: 'shell/public/pictures/not-found.svg', draw: notFound },
  { path: 'shell/public/pictures/empty-listings.svg', draw: emptyListings },
];
