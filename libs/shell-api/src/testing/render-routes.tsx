import { render } from '@testing-library/react';
import { RouterProvider, createMemoryRouter, type RouteObject } from 'react-router-dom';

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
  const router = createMemoryRouter([...routes, elsewhere], { initialEntries: [...history, path] });
  return { router, ...render(<RouterProvider router={router} />) };
}
