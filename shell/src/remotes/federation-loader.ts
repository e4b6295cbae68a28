import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { containerName } from '@roommate/contracts';
import type { Registry, Release } from '@roommate/release-registry';
import { ENTRY_LIMIT_MS } from '../integrity/time-limits.ts';
import type { RemoteLoader } from './load-routes.ts';
import { shareQuery } from './share-query.ts';

const entryPath = (release: Release): string => release.base + release.remoteEntry;

/** Makes the script elements of entry scripts: past the caches from the second attempt on. */
export function entryScripts(releases: readonly Release[]) {
  const attempts = new Map<string, number>();
  return ({ url }: { url: string }): { script: HTMLScriptElement; timeout: number } | undefined => {
    const release = releases.find((candidate) => new URL(entryPath(candidate), location.href).href === url);
    if (!release) return undefined;
    const attempt = attempts.get(url) ?? 0;
    attempts.set(url, attempt + 1);
    const script = document.createElement('script');
    script.src = attempt === 0 ? url : `${url}?retry=${attempt}`;
    script.fetchPriority = 'high';
    return { script, timeout: ENTRY_LIMIT_MS };
  };
}

/** Loads remotes by module federation, from their entry scripts: a manifest would cost a request and a flash. */
export function createFederationLoader(registry: Registry): RemoteLoader {
  const releases = Object.values(registry.remotes);
  shareQuery();
  registerPlugins([{ name: 'entry-scripts', createScript: entryScripts(releases) }]);
  registerRemotes(
    releases.map((release) => ({ name: containerName(release.name), entry: entryPath(release) })),
  );
  return {
    load: ({ name }) => loadRemote(`${containerName(name)}/routes`),
    hasStarted: ({ name }) => containerName(name) in globalThis,
  };
}
