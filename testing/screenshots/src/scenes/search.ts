import type { Scene } from './scene.ts';
import { press } from './steps.ts';

/** Search, the map and the page of an area. */
export const searchScenes: readonly Scene[] = [
  {
    name: 'search',
    path: '/browse-listings?q=single+room+under+15k+near+dhaka+university',
    main: true,
    screenOnly: true,
  },
  { name: 'search-nothing-found', path: '/browse-listings?q=studio+in+banani+under+1000', main: true },
  // The filters are a panel beside the list on a wide screen.
  {
    name: 'search-filters',
    path: '/browse-listings',
    widths: [360, 768],
    main: true,
    act: press('Filters'),
    screenOnly: true,
  },
  { name: 'search-map', path: '/browse-listings?view=map', main: true, screenOnly: true },
  { name: 'area', path: '/areas/dhanmondi', main: true },
  { name: 'alerts', path: '/dashboard/alerts', signedIn: true, main: true },
];
