import { findPathOwner, type PageMeta, type Registry, type Release } from '@roommate/release-registry';
import {
  log,
  resolvedUser,
  sessionStore,
  userOf,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from '@roommate/shell-api';
import type { FailureKind, Report } from '../reporting/create-reporter.ts';
import { missingFile } from './is-chunk-error.ts';
import { loadRoutes, type RemoteLoader } from './load-routes.ts';

export interface RemoteFailure {
  /** The URL of the file that did not load, if known. */
  file: string;
}

/** The remotes of the registry: which remote owns a path, which are loaded and which failed. */
export class RemoteCatalogue {
  readonly #registry: Registry;
  readonly #loader: RemoteLoader;
  readonly #report: Report;
  readonly #loading = new Map<string, Promise<RouteObject[]>>();
  readonly #patched = new Set<string>();
  readonly #failures = new Map<string, RemoteFailure>();

  constructor(registry: Registry, loader: RemoteLoader, report: Report) {
    this.#registry = registry;
    this.#loader = loader;
    this.#report = report;
  }

  /** Whether only signed-in users may open the path. */
  readonly isGuarded = (pathname: string): boolean =>
    findPathOwner(this.#registry, pathname)?.owned.access === 'signed-in';

  /** Title and description of the page at a path; undefined when its remote declares none. */
  meta(pathname: string): PageMeta | undefined {
    return findPathOwner(this.#registry, pathname)?.owned.meta;
  }

  /** Why the remote that owns the path is not there. Undefined when it is, and for paths of no remote. */
  failure(pathname: string): RemoteFailure | undefined {
    const owner = findPathOwner(this.#registry, pathname);
    return owner && this.#failures.get(owner.release.name);
  }

  /** Reports a failure to the site's server. It is of the page at the path, or of the layout without a path. */
  report(kind: FailureKind, error: unknown, pathname?: string): void {
    const owner = pathname === undefined ? undefined : findPathOwner(this.#registry, pathname);
    this.#report({ kind, release: owner?.release, page: owner?.owned.path, error });
  }

  /**
   * Adds a remote's routes to the router below the route `parentId`. That happens when one of its paths is first visited, if
   * the visitor may open that path. It never throws, because the router would replace the whole layout by an error.
   */
  discover(
    parentId: string,
    wrap: (name: string, routes: RouteObject[]) => RouteObject,
  ): PatchRoutesOnNavigationFunction {
    return async ({ path, patch, signal }) => {
      const owner = findPathOwner(this.#registry, path);
      // The router asks again for every URL path with a parameter.
      if (!owner || this.#patched.has(owner.release.name)) return;
      const { release, owned } = owner;
      try {
        if (owned.access === 'signed-in' && !(await resolvedUser(signal))) return;
        const routes = await this.#load(release);
        this.#failures.delete(release.name);
        // The router ignores patches of a navigation that was given up; the next one will ask again.
        if (signal.aborted) return;
        patch(parentId, [wrap(release.name, routes)]);
        this.#patched.add(release.name);
      } catch (error) {
        if (!signal.aborted) this.#fail(release, error, path);
      }
    };
  }

  /**
   * Loads the routes of the public page at a path, for a router that starts with them.
   * @returns no routes for a path of no remote, and undefined when the remote does not load
   */
  async open(
    path: string,
    wrap: (name: string, routes: RouteObject[]) => RouteObject,
  ): Promise<RouteObject[] | undefined> {
    const release = findPathOwner(this.#registry, path)?.release;
    if (!release) return [];
    try {
      const routes = await this.#load(release);
      this.#patched.add(release.name);
      return [wrap(release.name, routes)];
    } catch (error) {
      this.#fail(release, error, path);
      return undefined;
    }
  }

  /**
   * Loads the routes of the remote that owns a path, before the visitor opens it.
   * @returns undefined for a path of no remote, and 'refused' when the visitor may not open the path now
   * @throws when the remote does not load; the next visit tries again
   */
  async prefetchRoutes(path: string): Promise<RouteObject[] | 'refused' | undefined> {
    const owner = findPathOwner(this.#registry, path);
    if (!owner) return undefined;
    const isOpen = owner.owned.access === 'public' || userOf(sessionStore.getState()) !== null;
    return isOpen ? this.#load(owner.release) : 'refused';
  }

  #fail(release: Release, error: unknown, path: string): void {
    this.#failures.set(release.name, { file: missingFile(error) ?? release.base + release.remoteEntry });
    this.report('load', error, path);
    log.error(`${release.name} ${release.version} could not be loaded.`, error);
  }

  #load(release: Release): Promise<RouteObject[]> {
    const known = this.#loading.get(release.name);
    if (known) return known;
    const loading = loadRoutes(release, this.#loader);
    this.#loading.set(release.name, loading);
    loading.catch(() => this.#loading.delete(release.name));
    return loading;
  }
}
