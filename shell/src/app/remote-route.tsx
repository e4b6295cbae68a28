import type { RouteObject } from '@roommate/shell-api';
import { AccessGuard } from '../guard/access-guard.tsx';
import { requireSession } from '../guard/require-session.ts';
import type { RemoteCatalogue } from '../remotes/remote-catalogue.ts';

/** A remote's routes as the shell adds them: behind the guard that its declaration asks for. */
export const remoteRoute =
  (catalogue: RemoteCatalogue) =>
  (name: string, children: RouteObject[]): RouteObject => ({
    id: name,
    middleware: [requireSession(catalogue.isGuarded)],
    // Without a loader, the router never counts a rendered page with middleware as ready.
    loader: () => null,
    element: <AccessGuard isGuarded={catalogue.isGuarded} />,
    children,
  });
