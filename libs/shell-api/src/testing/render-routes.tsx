import { configure, render } from '@testing-library/react';
import { RouterProvider, createMemoryRouter, type RouteObject } from 'react-router-dom';
import { registerRouter } from './home-after-logout.ts';

// A lazy route's modules are compiled on first use. On a busy machine, that takes longer than the default second.
configure({ asyncUtilTimeout: 60_000 });

interface RenderRoutesOptions {
  /** Where the visit starts. */
  path: string;
  /** Visits before it, oldest first: for going back. */
  history?: readonly string[];
}

/**
 * Renders a remote's routes under jest, with no layout and no guard: those are the shell's. Other addresses show
 * their path, so that a link to another remote can be followed in a test.
 */
export function renderRoutes(routes: RouteObject[], { path, history = [] }: RenderRoutesOptions) {
  const elsewhere: RouteObject = { path: '*', element: <p>Another page of the site</p> };
  // The router asks for something to show until a lazy route has come.
  const root: RouteObject = { hydrateFallbackElement: <></>, children: [...routes, elsewhere] };
  const router = createMemoryRouter([root], { initialEntries: [...history, path] });
  registerRouter(router);
  return { router, ...render(<RouterProvider router={router} />) };
}
