import type { Registry, ShellRelease } from '@roommate/release-registry';

/** The releases that one visitor gets: live ones, and for some visitors a canary or a preview. */
export interface VisitorReleases {
  /** Changes with any other field; visitors who get the same releases share it. */
  cacheKey: string;
  /** The number of the registry's revision. */
  revision: number;
  registry: Registry;
  shell: ShellRelease;
  /** The HTML page of the shell's release, with the placeholders that the page renderer fills. */
  template: string;
  /** The folder of the shell's release. */
  shellFolder: string;
}
