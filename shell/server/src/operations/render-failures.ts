import type { ReleaseRegistry } from '@roommate/release-registry';
import type { StoppedPage } from '../rendering/circuit-breaker.ts';

interface RenderFailure {
  /** The path and the first line of the failure; null if the shell has the fault. */
  text: string | null;
}

/** Whether the server renders pages of the live release. */
function isRendered({ live, releases }: ReleaseRegistry['remotes'][string]): boolean {
  const release = releases[live ?? '']?.release;
  return release?.server !== undefined && release.paths.some(({ access }) => access === 'public');
}

/** The releases of the shell with which no remote renders. With one remote, the shell or the remote can be the cause. */
function brokenShells({ remotes }: ReleaseRegistry, stopped: readonly StoppedPage[]): Set<string> {
  const rendered = Object.entries(remotes)
    .filter(([, channel]) => isRendered(channel))
    .map(([name]) => name);
  const fails = (shell: string) => (name: string) =>
    stopped.some((page) => page.shell === shell && page.release.startsWith(`${name} `));
  const shells = new Set(stopped.map(({ shell }) => shell));
  return new Set([...shells].filter((shell) => rendered.length > 1 && rendered.every(fails(shell))));
}

/**
 * Finds the release whose fault it is that pages are not rendered. A stop under a shell that is not served any more does
 * not count.
 * @returns the failure of one release; undefined if its pages are rendered
 */
export function renderFailures(
  registry: ReleaseRegistry,
  all: readonly StoppedPage[],
): (name: string, version: string) => RenderFailure | undefined {
  const { live, canary } = registry.shell;
  const stopped = all.filter(({ shell }) => shell === live || shell === canary?.version);
  const broken = brokenShells(registry, stopped);
  return (name, version) => {
    const release = `${name} ${version}`;
    const own = stopped.filter((page) => page.release === release);
    const [page] = own.filter(({ shell }) => name === 'shell' || !broken.has(shell));
    const [other] =
      name === 'shell' && broken.has(version) ? stopped.filter(({ shell }) => shell === version) : [];
    if (page) {
      const under = name === 'shell' || page.shell === live ? '' : ` with shell ${page.shell}`;
      return { text: `${page.path}${under}: ${firstLine(page)}` };
    }
    if (other) return { text: `No remote renders. ${other.release} ${other.path}: ${firstLine(other)}` };
    return own.length > 0 ? { text: null } : undefined;
  };
}

/** The number of live releases and canaries with a page that the server no longer renders. */
export function countStopped(registry: ReleaseRegistry, all: readonly StoppedPage[]): number {
  const failureOf = renderFailures(registry, all);
  const { shell, remotes } = registry;
  return Object.entries({ shell, ...remotes })
    .flatMap(([name, { live, canary }]) => [live, canary?.version].map((version) => [name, version ?? '']))
    .filter(([name = '', version = '']) => failureOf(name, version) !== undefined).length;
}

const firstLine = ({ text }: StoppedPage): string => text.split('\n', 1)[0] ?? '';
