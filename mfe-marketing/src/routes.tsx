import { pagePaths } from '@roommate/contracts';
import type { PageHandle, RouteObject } from '@roommate/shell-api';
import { homeLoader, prefetchHome } from './features/home/home-loader.ts';

/** The pages of this remote. remote.json declares the same paths and their access to the shell. */
export const routes: RouteObject[] = [
  {
    path: pagePaths.home,
    // Not part of the lazy page, so that the request runs while the page's code loads.
    loader: homeLoader,
    handle: { prefetch: prefetchHome } satisfies PageHandle,
    lazy: () => import('./features/home/home-page.tsx'),
  },
  {
    path: pagePaths.about,
    lazy: () => import('./features/about/about-page.tsx'),
  },
  {
    path: pagePaths.faq,
    lazy: () => import('./features/faq/faq-page.tsx'),
  },
  {
    path: pagePaths.contact,
    lazy: () => import('./features/contact/contact-page.tsx'),
  },
];
