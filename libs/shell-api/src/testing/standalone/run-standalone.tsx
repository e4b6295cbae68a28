import { createRoot } from 'react-dom/client';
import { Link, RouterProvider, createBrowserRouter, type RouteObject } from 'react-router-dom';
import { keyFirstEntry } from '../../key-first-entry.ts';
import { createTestShell } from '../create-test-shell.ts';
import { registerRouter } from '../home-after-logout.ts';
import { sampleListings } from '../sample-listings.ts';
import { StandalonePage } from './standalone-page.tsx';
import { readSettings } from './standalone-settings.ts';
import { showDialog, showToast } from './standalone-state.ts';
import { applySettings } from './apply-settings.ts';

interface RunStandaloneOptions {
  /** The remote's routes. */
  routes: RouteObject[];
  /** The remote's name. */
  title: string;
}

const routePaths = (routes: RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [path]),
    ...routePaths(children),
  ]);

function OtherPage({ paths }: { paths: string[] }) {
  return (
    <div>
      <p>This address belongs to another part of the site. The pages of this remote:</p>
      <ul>
        {paths.map((path) => (
          <li key={path}>{path.includes(':') ? path : <Link to={path}>{path}</Link>}</li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Shows a remote in a bare page, over the test double with sample listings. No shell, API or sign-in need to run. Has
 * no guard: the toolbar sets the user. Mounts into the document's `#root`.
 */
export function runStandalone({ routes, title }: RunStandaloneOptions): void {
  const settings = readSettings();
  const shell = createTestShell({ listings: sampleListings(settings.listings), showToast, showDialog });
  applySettings(shell, settings);
  keyFirstEntry();
  const router = createBrowserRouter([
    {
      element: <StandalonePage shell={shell} title={title} />,
      hydrateFallbackElement: <></>,
      children: [...routes, { path: '*', element: <OtherPage paths={routePaths(routes)} /> }],
    },
  ]);
  registerRouter(router);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  createRoot(root).render(<RouterProvider router={router} />);
}
