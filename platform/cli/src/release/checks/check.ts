import type { Build } from '../builds/build.ts';

/** The result of one check of a build. */
export interface Check {
  /** The checked requirement, for the terminal. */
  title: string;
  /** Messages about why the build is refused. Empty: the build passed. */
  failures: string[];
}

export type CheckBuild = (build: Build) => Promise<Check[]>;
