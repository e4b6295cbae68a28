import type { Registry } from './registry.ts';
import type { AppName, Channel, ReleaseRegistry } from './release-registry.ts';
import type { ShellRelease } from './shell-release.ts';

/** Chooses a visitor's version of a channel. Null or an unknown version: no release. */
export type ChooseVersion = (name: AppName, channel: Channel) => string | null;

/** Chooses the live version. */
export const liveVersion: ChooseVersion = (_name, { live }) => live;

/** One release of the shell and of each remote. `shell` is undefined if none was chosen. */
interface ChosenReleases {
  shell: ShellRelease | undefined;
  registry: Registry;
}

/** Chooses the releases for one visitor. A page never mixes two releases of one remote. */
export function chooseReleases(
  { shell, remotes }: ReleaseRegistry,
  choose: ChooseVersion = liveVersion,
): ChosenReleases {
  const chosen = Object.entries(remotes).flatMap(([name, channel]) => {
    const record = channel.releases[choose(name, channel) ?? ''];
    return record === undefined ? [] : [[name, record.release] as const];
  });
  return {
    shell: shell.releases[choose('shell', shell) ?? '']?.release,
    registry: { format: 1, remotes: Object.fromEntries(chosen) },
  };
}
