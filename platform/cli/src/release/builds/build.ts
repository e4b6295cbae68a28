import type { Budget, Release, Sizes, ShellRelease } from '@roommate/release-registry';
import type { Packages } from './build-report.ts';

interface BuildOf<Kind extends string, R> {
  kind: Kind;
  /** `shell` or the name of a remote. */
  name: string;
  release: R;
  /** With the compressed forms that the site serves. */
  files: ReadonlyMap<string, Buffer>;
  sizes: Sizes;
  /** What it carries of packages; undefined for one that another tool built. */
  packages: Packages | undefined;
  budget: Budget;
}

export type RemoteBuild = BuildOf<'remote', Release> & {
  /** What it takes from the shell. */
  shared: { name: string; requiredVersion: string; bundled: boolean }[];
};
export type ShellBuild = BuildOf<'shell', ShellRelease>;

/** What a workspace's build gives for a release. */
export type Build = RemoteBuild | ShellBuild;
