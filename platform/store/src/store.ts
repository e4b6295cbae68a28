/** The files of a release by their names, with the compressed forms that the site serves. */
export type ReleaseFiles = ReadonlyMap<string, Buffer>;

export interface StoredRelease {
  /** As in the registry: `/mfe/<name>/<version>/` or `/shell/<version>/`. */
  base: string;
  /** When it was last written. */
  written: Date;
}

/**
 * Stores releases, which are folders of files that never change, and the revisions of the registry. Besides reading and
 * writing, a store guarantees one thing: when two processes create the same revision, only one succeeds.
 */
export interface ReleaseStore {
  /** The folder or the bucket, for messages. It contains no secret. */
  readonly location: string;
  /** The numbers of the existing revisions, in ascending order. */
  revisions(): Promise<number[]>;
  /** @returns undefined when the revision does not exist */
  readRevision(revision: number): Promise<string | undefined>;
  /** @returns false, and changes nothing, when the revision exists already */
  createRevision(revision: number, text: string): Promise<boolean>;
  removeRevision(revision: number): Promise<void>;
  /**
   * Writes the files of a release, or marks an existing one as written now. After a crash, readers see no partial
   * release.
   */
  putRelease(base: string, files: ReleaseFiles): Promise<void>;
  /** @throws when the release does not exist */
  getRelease(base: string): Promise<ReleaseFiles>;
  /** All stored releases, whether the registry names them or not. */
  listReleases(): Promise<StoredRelease[]>;
  removeRelease(base: string): Promise<void>;
  /** Removes unfinished files that killed processes wrote before that time. */
  removeUnfinished(before: Date): Promise<void>;
}

/** Returns the file name of a revision. Names sort in the order of the numbers. */
export const revisionName = (revision: number): string => `${String(revision).padStart(8, '0')}.json`;

/** Lists the revisions among some file names, in ascending order. */
export const revisionsIn = (names: readonly string[]): number[] =>
  names
    .filter((name) => /^\d{8}\.json$/.test(name))
    .map((name) => Number(name.slice(0, 8)))
    .sort((a, b) => a - b);

/** Returns the folder of a release, relative to the store, without slashes around it. */
export const folderOf = (base: string): string => base.replace(/^\/|\/$/g, '');
