import { containerName } from '@roommate/contracts';
import type { Release } from '@roommate/release-registry';
import { provideLibrary } from './provide-library.ts';
import { runEntryScript } from './entry-script.ts';
import type { RemoteLoader } from './load-routes.ts';
import { shareScope } from './share-scope.ts';

/** What the entry script of a remote creates: https://webpack.js.org/concepts/module-federation/#dynamic-remote-containers. */
interface Container {
  init(scope: typeof shareScope): Promise<unknown> | undefined;
  get(module: string): Promise<() => unknown>;
}

const containers = globalThis as unknown as Partial<Record<string, Container>>;

/** Loads remotes from their entry scripts: a manifest would cost a request and a flash. */
export function createContainerLoader(): RemoteLoader {
  /** The attempts to run an entry script, by its URL. */
  const attempts = new Map<string, number>();

  async function runEntry(release: Release): Promise<Container> {
    const entry = release.base + release.remoteEntry;
    const attempt = attempts.get(entry) ?? 0;
    attempts.set(entry, attempt + 1);
    await provideLibrary(release);
    // Past the caches from the second attempt on.
    await runEntryScript(attempt === 0 ? entry : `${entry}?retry=${attempt}`);
    const container = containers[containerName(release.name)];
    if (!container) throw new Error(`${entry} creates no container.`);
    return container;
  }

  return {
    async load(release) {
      const container = containers[containerName(release.name)] ?? (await runEntry(release));
      await container.init(shareScope);
      const module = await container.get('./routes');
      return module();
    },
    hasStarted: ({ name }) => containerName(name) in globalThis,
  };
}
