/** The files of a release by their names, with the compressed forms that the site serves. */
export type ReleaseFiles = ReadonlyMap<string, Buffer>;

export interface StoredRelease {
  /** As in the registry: `/mfe/<name>/<version>/` or `/shell/<version>/`. */
  base: string;
  /** When it was last written. */
  written: Date;
}

/**
 * Where releases lie: folders of files that never change, and the revisions of the registry. A store promises one thing
 * beyond reading and writing: of two that create the same revision, one is told that it failed.
 */
export interface ReleaseStore {
  /** Where it is, for people; it holds no secret. */
  readonly address: string;
  /** The numbers of the revisions that are there, in ascending order. */
  revisions(): Promise<number[]>;
  /** @returns undefined when there is no such revision */
  readRevision(revision: number): Promise<string | undefined>;
  /** @returns false, and changes nothing, when the revision is there already */
  createRevision(revision: number, text: string): Promise<boolean>;
  removeRevision(revision: number): Promise<void>;
  /** Writes the files of a release, or marks one that is there already as written now. A crash leaves nothing that counts. */
  putRelease(base: string, files: ReleaseFiles): Promise<void>;
  /** @throws when it is not there */
  getRelease(base: string): Promise<ReleaseFiles>;
  /** All that are there, known to the registry or not. */
  listReleases(): Promise<StoredRelease[]>;
  removeRelease(base: string): Promise<void>;
  /** Removes what killed programs left unfinished before that time. */
  removeUnfinished(before: Date): Promise<void>;
}

/** A revision's name sorts as its number does. */
export const revisionName = (revision: number): string => `${String(revision).padStart(8, '0')}.json`;

export const revisionOf = (name: string): number[] =>
  /^\d{8}\.json$/.test(name) ? [Number(name.slice(0, 8))] : [];

/** The folder of a release below the store's own, without slashes around it. */
export const folderOf = (base: string): string => base.replace(/^\/|\/$/g, '');
