import { link, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder, writeDurably } from './durable.ts';
import { FileStore } from './file-store.ts';
import { foldersOf } from './folders-of.ts';
import { readTree } from './read-tree.ts';
import type { StoreFiles } from './store-files.ts';

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

/** The value in place of an error with one of these codes. */
const instead =
  <T>(value: T, ...codes: string[]) =>
  (error: unknown): T => {
    if (codes.includes(codeOf(error))) return value;
    throw error;
  };

/** What a call has answered is on the disk. */
function localFiles(root: string): StoreFiles {
  const at = (path: string): string => join(root, path);
  return {
    names: (folder) => readdir(at(folder)).catch(instead<string[]>([], 'ENOENT')),
    modified: (path) => stat(at(path)).then(({ mtime }) => mtime, instead(undefined, 'ENOENT')),
    read: (file) => readFile(at(file)).catch(instead(undefined, 'ENOENT')),
    readTree: (folder) => readTree(at(folder)),
    async write(files) {
      for (const [file, content] of files) await writeDurably(at(file), content);
      for (const folder of foldersOf(files.keys())) await syncFolder(at(folder));
    },
    async claim(file, name) {
      try {
        // Unlike a rename, it fails when the name is taken.
        await link(at(file), at(name));
        await syncFolder(dirname(at(name)));
        return true;
      } catch (error) {
        return instead(false, 'EEXIST')(error);
      } finally {
        await rm(at(file), { force: true });
      }
    },
    async rename(folder, name) {
      const renamed = await rename(at(folder), at(name)).then(
        () => true,
        instead(false, 'ENOENT', 'EEXIST', 'ENOTEMPTY'),
      );
      if (renamed) await syncFolder(dirname(at(name)));
      return renamed;
    },
    touch: (path) => utimes(at(path), new Date(), new Date()).then(() => true, instead(false, 'ENOENT')),
    remove: (path) => rm(at(path), { recursive: true, force: true }),
  };
}

/** A store in a folder on a disk of this machine, or on a volume that it sees. */
export class FolderStore extends FileStore {
  constructor(folder: string) {
    super(folder, localFiles(folder));
  }
}
