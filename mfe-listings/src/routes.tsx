import { pagePaths } from '@roommate/contracts';
import type { RouteObject } from '@roommate/shell-api';

/** The pages of this remote. remote.json declares the same paths and their access to the shell. */
export const routes: RouteObject[] = [
  {
    path: pagePaths.browse,
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
