import type { Channel, ReleaseRegistry } from '@roommate/release-registry';
import type { Health, ReleaseMonitor } from './release-monitor.ts';
import type { ServerRendering } from '../rendering/server-rendering.ts';
import type { Traffic, TrafficState } from '../traffic/traffic.ts';

interface ServedRelease extends Health {
  version: string;
  publishedBy: string;
  /** ISO 8601. */
  publishedAt: string;
  /** Where its pages render now. `stopped`: some page failed too often. */
  rendering: 'server' | 'browser' | 'stopped';
  /** The path and the failure that stopped the rendering of a page on the server. */
  renderFailure: string | null;
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
  { revision, shell, remotes }: ReleaseRegistry,
  monitor: ReleaseMonitor,
  traffic: Traffic,
  rendering?: ServerRendering,
): OperationsState {
  const describe = (
    name: string,
    { releases }: Channel,
    version: string | null | undefined,
  ): ServedRelease | null => {
    const record = releases[version ?? ''];
    if (record === undefined) return null;
    const { release, published } = record;
    const health = monitor.health(release.base);
    const failure = rendering?.problem(`${name} ${release.version}`) ?? null;
    return {
      version: release.version,
      publishedBy: published.by,
      publishedAt: published.at,
      rendering: !rendering || !release.server ? 'browser' : failure === null ? 'server' : 'stopped',
      renderFailure: failure?.split('\n', 1)[0] ?? null,
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
