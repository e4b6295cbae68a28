import type { RouteObject } from '@roommate/shell-api';
import { AccessGuard } from '../guard/access-guard.tsx';
import { requireSession } from '../guard/require-session.ts';
import { openStoredCopy } from '../offline/open-stored-copy.ts';
import type { RemoteCatalogue } from '../remotes/remote-catalogue.ts';

/**
 * A remote's routes as the shell adds them: behind the guard that its declaration asks for.
 * @param renderedPath the path that the server has rendered for this visitor
 */
export const remoteRoute =
  ({ isGuarded }: Pick<RemoteCatalogue, 'isGuarded'>, renderedPath?: string) =>
  (name: string, children: RouteObject[]): RouteObject => ({
    id: name,
    middleware: [requireSession(isGuarded), openStoredCopy(children, isGuarded)],
    // Without a loader, the router never counts a rendered page with middleware as ready.
    loader: () => null,
    element: <AccessGuard isGuarded={isGuarded} renderedPath={renderedPath} />,
    children,
  });
