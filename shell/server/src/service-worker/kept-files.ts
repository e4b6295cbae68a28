import type { Release, ServiceWorkerReleases, ShellRelease } from '@roommate/release-registry';
import type { VisitorReleases } from '../releases/visitor-releases.ts';

type KeptFile = ServiceWorkerReleases['files'][number];

const kept = (base: string, { integrity }: Pick<Release, 'integrity'>, names: Iterable<string>): KeptFile[] =>
  [...new Set(names)].map((name) => ({
    url: base + name,
    ...(integrity[name] === undefined ? {} : { integrity: integrity[name] }),
  }));

/** All scripts and styles. Without a network, each page can show a dialog, and say that a change waits. */
function ofShell(shell: ShellRelease): KeptFile[] {
  const names = [...shell.scripts, ...shell.styles, ...Object.keys(shell.integrity)];
  // The script of the service worker is public. The browser keeps it itself.
  return kept(
    shell.base,
    shell,
    names.filter((name) => !shell.publicFiles.includes(name)),
  );
}

/** The files that the pages need. What a part of a page needs later, such as the map, loads when it is needed. */
function ofRemote(release: Release, origin: string): KeptFile[] {
  const pages = release.paths.flatMap(({ page }) => (page ? [...page.scripts, ...page.styles] : []));
  const { scripts, styles } = release.routes;
  return kept(origin + release.base, release, [release.remoteEntry, ...scripts, ...styles, ...pages]);
}

/** The files of a visitor's releases that a browser keeps for the next visit. @param origin of the remotes, or '' */
export const keptFiles = (
  { shell, registry }: Pick<VisitorReleases, 'shell' | 'registry'>,
  origin: string,
): KeptFile[] => [
  ...ofShell(shell),
  ...Object.values(registry.remotes).flatMap((release) => ofRemote(release, origin)),
];
