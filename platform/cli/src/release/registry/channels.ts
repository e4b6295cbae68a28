import type {
  AppName,
  Change,
  Channel,
  Release,
  ReleaseRegistry,
  RemoteChannel,
  Published,
  ShellRelease,
} from '@roommate/release-registry';

/** A release with the application that it is one of. */
export type AppRelease =
  { kind: 'shell'; release: ShellRelease } | { kind: 'remote'; name: string; release: Release };

/** The history of years is in the repository; this one is for whoever looks what happened. */
const keptChanges = 500;

const emptyChannel: RemoteChannel = { live: null, canary: null, releases: {} };

export const channelOf = (registry: ReleaseRegistry, name: AppName): Channel =>
  name === 'shell' ? registry.shell : (registry.remotes[name] ?? emptyChannel);

export function withChange(registry: ReleaseRegistry, change: Change): ReleaseRegistry {
  return { ...registry, history: [change, ...registry.history].slice(0, keptChanges) };
}

/** The registry with a release more, which nobody gets yet; one that is there stays as it is. */
export function withRelease(
  registry: ReleaseRegistry,
  app: AppRelease,
  published: Published,
): ReleaseRegistry {
  const { version } = app.release;
  if (app.kind === 'shell') {
    const { shell } = registry;
    const record = shell.releases[version] ?? { release: app.release, published };
    return { ...registry, shell: { ...shell, releases: { ...shell.releases, [version]: record } } };
  }
  const channel = registry.remotes[app.name] ?? emptyChannel;
  const record = channel.releases[version] ?? { release: app.release, published };
  const next = { ...channel, releases: { ...channel.releases, [version]: record } };
  return { ...registry, remotes: { ...registry.remotes, [app.name]: next } };
}

/** What visitors get of an application. */
type Pointers = Pick<Channel, 'live' | 'canary'>;

export function withPointers(registry: ReleaseRegistry, name: AppName, pointers: Pointers): ReleaseRegistry {
  if (name === 'shell') return { ...registry, shell: { ...registry.shell, ...pointers } };
  const channel = { ...(registry.remotes[name] ?? emptyChannel), ...pointers };
  return { ...registry, remotes: { ...registry.remotes, [name]: channel } };
}

const without = <R>(releases: Record<string, R>, versions: ReadonlySet<string>): Record<string, R> =>
  Object.fromEntries(Object.entries(releases).filter(([version]) => !versions.has(version)));

export function withoutReleases(
  registry: ReleaseRegistry,
  name: AppName,
  versions: ReadonlySet<string>,
): ReleaseRegistry {
  if (name === 'shell') {
    const { shell } = registry;
    return { ...registry, shell: { ...shell, releases: without(shell.releases, versions) } };
  }
  const channel = registry.remotes[name];
  if (!channel) return registry;
  const next = { ...channel, releases: without(channel.releases, versions) };
  return { ...registry, remotes: { ...registry.remotes, [name]: next } };
}
