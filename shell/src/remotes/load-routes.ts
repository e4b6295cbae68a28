import { satisfiesContract, type Release } from '@roommate/release-registry';
import { log, SHELL_API_VERSION, type RouteObject } from '@roommate/shell-api';
import { declaredRoutes } from './declared-routes.ts';
import { withTimeout } from '../async/with-timeout.ts';

/** Loads the module `./routes` of a release. */
export interface RemoteLoader {
  load(release: Release): Promise<unknown>;
  /** Whether the release's container runs already. Only a new page forgets what it has loaded wrongly. */
  hasStarted(release: Release): boolean;
}

/** Beyond the entry script, which has a timeout of its own: its chunks and stylesheets. */
const MODULE_TIMEOUT_MS = 10_000;

const isRoutesModule = (module: unknown): module is { routes: RouteObject[] } =>
  typeof module === 'object' && module !== null && 'routes' in module && Array.isArray(module.routes);

/**
 * The routes of a release, within the paths that it declares. An entry script that fails is tried a second time.
 * @throws when the release cannot be loaded, needs another shell, or exposes no routes
 */
export async function loadRoutes(release: Release, loader: RemoteLoader): Promise<RouteObject[]> {
  const { name, version } = release;
  if (!satisfiesContract(SHELL_API_VERSION, release.shellApi)) {
    throw new Error(`${name} ${version} needs shell-api ${release.shellApi}, this is ${SHELL_API_VERSION}.`);
  }
  const attempt = () =>
    withTimeout(loader.load(release), MODULE_TIMEOUT_MS, `${name} ${version} did not load in time.`);
  const module = await attempt().catch((error: unknown) => {
    if (loader.hasStarted(release)) throw error;
    return attempt();
  });
  return routesOf(module, release);
}

/**
 * The routes of a loaded release, within the paths that it declares.
 * @throws when the module exposes no routes
 */
export function routesOf(module: unknown, { name, version, paths }: Release): RouteObject[] {
  if (!isRoutesModule(module)) throw new Error(`${name} ${version} exposes no routes.`);
  return declaredRoutes(module.routes, paths, (pattern) =>
    log.error(`Refused a route that ${name} does not declare.`, pattern),
  );
}
