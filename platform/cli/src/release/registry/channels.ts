import type {
  AppName,
  Change,
  Channel,
  Published,
  Release,
  ReleaseRegistry,
  RemoteChannel,
  ShellRelease,
} from '@roommate/release-registry';

/** Enough for people who look up the latest changes. */
const KEPT_CHANGES = 500;

const emptyChannel: RemoteChannel = { live: null, canary: null, releases: {} };

export const channelOf = (registry: ReleaseRegistry, name: AppName): Channel =>
  name === 'shell' ? registry.shell : (registry.remotes[name] ?? emptyChannel);

function withChannel(
  registry: ReleaseRegistry,
  name: AppName,
  change: <C extends Channel>(channel: C) => C,
): ReleaseRegistry {
  if (name === 'shell') return { ...registry, shell: change(registry.shell) };
  const channel = change(registry.remotes[name] ?? emptyChannel);
  return { ...registry, remotes: { ...registry.remotes, [name]: channel } };
}

export function withChange(registry: ReleaseRegistry, change: Change): ReleaseRegistry {
  return { ...registry, history: [change, ...registry.history].slice(0, KEPT_CHANGES) };
}

/** The registry with another release, which no visitor gets yet. An existing release stays unchanged. */
export const withRelease = (
  registry: ReleaseRegistry,
  name: AppName,
  release: Release | ShellRelease,
  published: Published,
): ReleaseRegistry =>
  withChannel(registry, name, (channel) => ({
    ...channel,
    releases: { ...channel.releases, [release.version]: { release, published }, ...channel.releases },
  }));

/** The registry with other releases for the visitors. */
export const withPointers = (
  registry: ReleaseRegistry,
  name: AppName,
  pointers: Pick<Channel, 'live' | 'canary'>,
): ReleaseRegistry => withChannel(registry, name, (channel) => ({ ...channel, ...pointers }));

export const withoutReleases = (
  registry: ReleaseRegistry,
  name: AppName,
  versions: readonly string[],
): ReleaseRegistry =>
  withChannel(registry, name, (channel) => ({
    ...channel,
    releases: Object.fromEntries(
      Object.entries(channel.releases).filter(([version]) => !versions.includes(version)),
    ),
  }));
