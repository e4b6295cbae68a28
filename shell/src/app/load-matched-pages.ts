import type { RouteObject } from '@roommate/shell-api';
import { matchRoutes } from 'react-router-dom';

/**
 * Loads the code of the routes at a path. A router with lazy routes does not count a rendered page as ready. It would
 * replace it by a placeholder.
 */
export async function loadMatchedPages(routes: RouteObject[], pathname: string): Promise<void> {
  const lazy = matchRoutes(routes, pathname)?.filter(({ route }) => typeof route.lazy === 'function') ?? [];
  await Promise.all(
    lazy.map(async ({ route }) => {
      const load = route.lazy as () => Promise<object>;
      Object.assign(route, await load(), { lazy: undefined });
    }),
  );
}
