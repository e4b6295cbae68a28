import { pagePaths } from '@roommate/contracts';
import type { RouteObject } from '@roommate/shell-api';
import { homeLoader } from './features/home/home-loader.ts';

/** The pages of this remote. remote.json declares the same paths and their access to the shell. */
export const routes: RouteObject[] = [
  {
    path: pagePaths.home,
    // Not part of the lazy page, so that the request runs while the page's code loads.
    loader: homeLoader,
    lazy: { Component: async () => (await import('./features/home/home-page.tsx')).HomePage },
  },
  {
    path: pagePaths.about,
    lazy: { Component: async () => (await import('./features/about/about-page.tsx')).AboutPage },
  },
  {
    path: pagePaths.faq,
    lazy: { Component: async () => (await import('./features/faq/faq-page.tsx')).FaqPage },
  },
  {
    path: pagePaths.contact,
    lazy: { Component: async () => (await import('./features/contact/contact-page.tsx')).ContactPage },
  },
];
