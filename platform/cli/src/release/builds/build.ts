import type { Budget, Release, Sizes, ShellRelease } from '@roommate/release-registry';
import type { Packages } from './build-report.ts';

interface BuildOf<Kind extends string, R> {
  kind: Kind;
  /** `shell` or the name of a remote. */
  name: string;
  release: R;
  /** Including the compressed files that the site serves. */
  files: ReadonlyMap<string, Buffer>;
  sizes: Sizes;
  /** The bundled packages. Undefined if another tool created the build. */
  packages: Packages | undefined;
  budget: Budget;
}

export type RemoteBuild = BuildOf<'remote', Release> & {
  /** Packages from the shell. */
  shared: { name: string; requiredVersion: string; bundled: boolean }[];
};
export type ShellBuild = BuildOf<'shell', ShellRelease>;

/** The build of a workspace, as a release needs it. */
export type Build = RemoteBuild | ShellBuild;
