import { pagePaths } from '@roommate/contracts';
import type { RouteObject } from '@roommate/shell-api';
import { homeLoader } from './features/home/home-loader.ts';
import { HomePage } from './features/home/home-page.tsx';

/**
 * The pages of this remote; remote.json tells the shell the same paths and who may visit them. Home comes with the
 * routes: see docs/decisions/0050-home-comes-with-the-routes.md.
 */
export const routes: RouteObject[] = [
  { path: pagePaths.home, loader: homeLoader, Component: HomePage },
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
