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
    element: <AccessGuard isGuarded={catalogue.isGuarded} />,
    children,
  });
