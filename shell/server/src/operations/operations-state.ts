import type { Channel, ReleaseRegistry } from '@roommate/release-registry';
import type { Health, ReleaseMonitor } from './release-monitor.ts';
import { renderFailures } from './render-failures.ts';
import type { ServerRendering } from '../rendering/server-rendering.ts';
import type { Traffic, TrafficState } from '../traffic/traffic.ts';

interface ServedRelease extends Health {
  version: string;
  publishedBy: string;
  /** ISO 8601. */
  publishedAt: string;
  /** Where its pages render now. `stopped`: some page failed too often. */
  rendering: 'server' | 'browser' | 'stopped';
  /** The path and the failure that stopped the rendering of a page. Null also if the fault is the shell's. */
  renderFailure: string | null;
  /** How often a process was replaced because the release held too much memory, since the site started. */
  fullProcesses: number;
}

export interface AppState extends TrafficState {
  /** `shell` or the name of a remote. */
  name: string;
  live: ServedRelease | null;
  canary: (ServedRelease & { percent: number }) | null;
}

export interface OperationsState {
  /** The revision of the release registry. */
  revision: number;
  apps: AppState[];
}

/** Combines the releases with the state of their files and the reports of visitors' pages. */
export function operationsState(
  registry: ReleaseRegistry,
  monitor: ReleaseMonitor,
  traffic: Traffic,
  rendering?: ServerRendering,
): OperationsState {
  const { revision, shell, remotes } = registry;
  const failureOf = renderFailures(registry, rendering?.stopped() ?? []);
  const describe = (
    name: string,
    { releases }: Channel,
    version: string | null | undefined,
  ): ServedRelease | null => {
    const record = releases[version ?? ''];
    if (record === undefined) return null;
    const { release, published } = record;
    const health = monitor.health(release.base);
    const failure = failureOf(name, release.version);
    return {
      version: release.version,
      publishedBy: published.by,
      publishedAt: published.at,
      rendering: !rendering || !release.server ? 'browser' : failure ? 'stopped' : 'server',
      renderFailure: failure?.text ?? null,
      fullProcesses: rendering?.fullProcesses(`${name} ${release.version}`) ?? 0,
      ...health,
    };
  };
  const apps = Object.entries({ shell, ...remotes }).map(([name, channel]): AppState => {
    const canary = describe(name, channel, channel.canary?.version);
    return {
      name,
      live: describe(name, channel, channel.live),
      canary: canary && { ...canary, percent: channel.canary?.percent ?? 0 },
      ...traffic.of(name),
    };
  });
  return { revision, apps };
}
