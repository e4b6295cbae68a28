import { signInPages } from '@roommate/contracts';
import {
  findPathOwner,
  type ChooseVersion,
  type Registry,
  type ReleaseRegistry,
} from '@roommate/release-registry';
import type { FastifyInstance } from 'fastify';
import type { ReleaseReader } from '../releases/release-reader.ts';
import type { VisitorReleases } from '../releases/visitor-releases.ts';
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

/**
 * The releases that most visitors get. They are the live releases, and each canary with the live releases of the other
 * apps.
 */
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
  reader: ReleaseReader;
  rendering: ServerRendering;
}

interface Page {
  releases: VisitorReleases;
  path: string;
}

async function pagesOf(reader: ReleaseReader, registry: ReleaseRegistry): Promise<Page[]> {
  const chosen = await Promise.all(choices(registry).map((choose) => reader.read(choose)));
  return chosen.flatMap((releases) => publicPaths(releases.registry).map((path) => ({ releases, path })));
}

/** The releases that render a page. */
const releaseKeyOf = ({ releases: { shell, registry }, path }: Page): string => {
  const remote = findPathOwner(registry, path)?.release;
  return `${shell.version} ${remote?.name} ${remote?.version}`;
};

/**
 * Renders pages one after another, until the registry changes again.
 * @returns the pages to render again, because the API is unreachable or slow
 */
async function warmAll(
  { reader, rendering }: Warming,
  pages: readonly Page[],
  revision: number,
): Promise<Page[]> {
  const again: Page[] = [];
  const unloadable = new Set<string>();
  for (const page of pages) {
    if ((await reader.registry()).revision !== revision) break;
    // Each page would start a process that hangs for seconds.
    if (unloadable.has(releaseKeyOf(page))) continue;
    const result = await rendering.warm(page.releases, page.path);
    if (result === 'later') again.push(page);
    if (result === 'unloadable') unloadable.add(releaseKeyOf(page));
  }
  return again;
}

/**
 * Starts the processes of new releases and renders their pages in the background. So the first visitors do not wait.
 * It renders one page at a time, and visitors' pages do not wait for it. Pages that need the API are rendered again until
 * it responds.
 * @param isWatching false: only the releases that are live when the site starts
 */
export function warmReleases(app: FastifyInstance, warming: Warming, isWatching: boolean): void {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let known: number | undefined;
  let pages: Page[] = [];
  const round = async (): Promise<void> => {
    try {
      const registry = await warming.reader.registry();
      if (registry.revision !== known) {
        pages = await pagesOf(warming.reader, registry);
        known = registry.revision;
      }
      pages = await warmAll(warming, pages, registry.revision);
    } catch {
      // The pages of visitors report it.
    }
    if ((isWatching || pages.length > 0) && !isClosed)
      timer = setTimeout(() => void round(), INTERVAL_MS).unref();
  };
  app.addHook('onListen', () => void round());
  app.addHook('onClose', () => {
    isClosed = true;
    clearTimeout(timer);
  });
}
