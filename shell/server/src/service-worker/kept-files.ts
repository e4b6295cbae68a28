import type { Release, ServiceWorkerReleases, ShellRelease } from '@roommate/release-registry';
import type { Live } from '../releases/live-releases.ts';

type KeptFile = ServiceWorkerReleases['files'][number];

const kept = (base: string, { integrity }: Pick<Release, 'integrity'>, names: Iterable<string>): KeptFile[] =>
  [...new Set(names)].map((name) => ({
    url: base + name,
    ...(integrity[name] === undefined ? {} : { integrity: integrity[name] }),
  }));

const ofShell = (shell: ShellRelease): KeptFile[] =>
  kept(shell.base, shell, [...shell.scripts, ...shell.styles]);

/**
 * The files that the pages need. Files for later, such as a dialog or the SDK of the identity provider, load when they are
 * needed.
 */
function ofRemote(release: Release, origin: string): KeptFile[] {
  const pages = release.paths.flatMap(({ page }) => (page ? [...page.scripts, ...page.styles] : []));
  const { scripts, styles } = release.routes;
  return kept(origin + release.base, release, [release.remoteEntry, ...scripts, ...styles, ...pages]);
}

/** The files of a visitor's releases that a browser keeps for the next visit. @param origin of the remotes, or '' */
export const keptFiles = (
  { shell, registry }: Pick<Live, 'shell' | 'registry'>,
  origin: string,
): KeptFile[] => [
  ...ofShell(shell),
  ...Object.values(registry.remotes).flatMap((release) => ofRemote(release, origin)),
];
