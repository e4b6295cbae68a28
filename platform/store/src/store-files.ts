/** The files of a store in folders: on this machine or on another one. Paths are relative to the store, with '/'. */
export interface StoreFiles {
  /** The names in a folder; none when the folder is not there. */
  names(folder: string): Promise<string[]>;
  /** When a file or folder was last written; undefined when it is not there. */
  modified(path: string): Promise<Date | undefined>;
  /** @returns undefined when there is no such file */
  read(file: string): Promise<Buffer | undefined>;
  /** All files below a folder by their names relative to it. @throws when it is not there */
  readTree(folder: string): Promise<Map<string, Buffer>>;
  /** Writes new files and the folders that they need; they are complete when it returns. */
  write(files: ReadonlyMap<string, string | Buffer>): Promise<void>;
  /**
   * Gives a finished file its name, at once for whoever reads it. The name that it had is gone in any case.
   * @returns false, and changes nothing else, when the name is taken: of two at the same time one is told so
   */
  claim(file: string, name: string): Promise<boolean>;
  /** Gives a folder another name. @returns false when it is not there, or the name is taken */
  rename(folder: string, name: string): Promise<boolean>;
  /** Marks as written now. @returns false when it is not there */
  touch(path: string): Promise<boolean>;
  /** Removes a file, or a folder with everything in it, if it is there. */
  remove(path: string): Promise<void>;
}
