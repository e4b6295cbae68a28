import type { Build } from '../builds/build.ts';

/** The result of one check of a build. */
export interface Check {
  /** The checked requirement, for the terminal. */
  title: string;
  /** Why the build is refused, in sentences. Empty: the build passed. */
  failures: string[];
}

export type CheckBuild = (build: Build) => Promise<Check[]>;
