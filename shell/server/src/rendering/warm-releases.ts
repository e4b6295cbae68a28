import { signInPages } from '@roommate/contracts';
import type { ChooseVersion, Registry, ReleaseRegistry } from '@roommate/release-registry';
import type { FastifyInstance } from 'fastify';
import type { LiveReleases } from '../releases/live-releases.ts';
import type { ServerRendering } from './server-rendering.ts';

/** A change of the registry is noticed within this time. */
const INTERVAL_MS = 1000;

/** The pages that have one variant. */
const publicPaths = ({ remotes }: Registry): string[] => [
  ...Object.values(remotes)
    .flatMap(({ paths }) => paths)
    .filter(({ access, path }) => access === 'public' && !/[:*]/.test(path))
    .map(({ path }) => path),
  signInPages.login.path,
];

/** What most visitors get: the live releases, and each canary with the live releases of the other apps. */
function choices({ shell, remotes }: ReleaseRegistry): (ChooseVersion | undefined)[] {
  const canaries = Object.entries({ shell, ...remotes }).filter(([, { canary }]) => canary !== null);
  return [
    undefined,
    ...canaries.map(
      ([chosen]): ChooseVersion =>
        (name, { live, canary }) =>
          name === chosen && canary ? canary.version : live,
    ),
  ];
}

interface Warming {
  releases: LiveReleases;
  rendering: ServerRendering;
}

/** Renders the public pages one after another, until the registry changes again. */
async function warmAll({ releases, rendering }: Warming, registry: ReleaseRegistry): Promise<void> {
  for (const choose of choices(registry)) {
    const live = await releases.read(choose);
    for (const path of publicPaths(live.registry)) {
      if ((await releases.registry()).revision !== registry.revision) return;
      await rendering.warm(live, path);
    }
  }
}

/**
 * Starts the threads of new releases and renders their pages in the background, so that the first visitors do not wait.
 * It renders one page at a time, and visitors' pages do not wait for it.
 * @param isWatching false: only when the site starts
 */
export function warmReleases(app: FastifyInstance, warming: Warming, isWatching: boolean): void {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let known: number | undefined;
  const round = async (): Promise<void> => {
    try {
      const registry = await warming.releases.registry();
      if (registry.revision !== known) {
        known = registry.revision;
        await warmAll(warming, registry);
      }
    } catch {
      // The pages of visitors report it.
    }
    if (isWatching && !isClosed) timer = setTimeout(() => void round(), INTERVAL_MS).unref();
  };
  app.addHook('onListen', () => void round());
  app.addHook('onClose', () => {
    isClosed = true;
    clearTimeout(timer);
  });
}
