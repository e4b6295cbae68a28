import type { RouteObject } from '@roommate/shell-api';

/** The pages of this remote; remote.json tells the shell the same paths and who may visit them. */
export const routes: RouteObject[] = [
  {
    path: '/browse-listings',
    lazy: { Component: async () => (await import('./features/browse/browse-page.tsx')).BrowsePage },
  },
  {
    path: '/roommate/:id',
    lazy: { Component: async () => (await import('./features/details/details-page.tsx')).DetailsPage },
  },
  {
    path: '/mylistings/update/:id',
    lazy: { Component: async () => (await import('./features/edit/edit-page.tsx')).EditPage },
  },
];
