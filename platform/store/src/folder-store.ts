import { randomUUID } from 'node:crypto';
import { link, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { syncFolder } from '@roommate/server/files';
import { ifCode, writeFiles } from './durable.ts';
import { readTree } from './read-tree.ts';
import {
  folderOf,
  revisionName,
  revisionsIn,
  type ReleaseFiles,
  type ReleaseStore,
  type StoredRelease,
} from './store.ts';

// Readers ignore such names: the file or folder is not finished, or is being removed.
const UNFINISHED = '.unfinished-';
const unfinishedBeside = (path: string): string => join(dirname(path), UNFINISHED + randomUUID());
const isFinished = (name: string): boolean => !name.startsWith('.');

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(ifCode<string[]>([], 'ENOENT'));

const writtenAt = (path: string): Promise<Date | undefined> =>
  stat(path).then(({ mtime }) => mtime, ifCode(undefined, 'ENOENT'));

/** Marks a folder as written now. @returns false when it does not exist */
const touch = (folder: string): Promise<boolean> =>
  utimes(folder, new Date(), new Date()).then(() => true, ifCode(false, 'ENOENT'));

/** Renames a folder. @returns false when it does not exist or the new name is taken */
async function renameFolder(from: string, to: string): Promise<boolean> {
  const renamed = await rename(from, to).then(() => true, ifCode(false, 'ENOENT', 'EEXIST', 'ENOTEMPTY'));
  if (renamed) await syncFolder(dirname(to));
  return renamed;
}

/** A store in a folder of this machine or of a mounted volume. Several processes may use it at the same time. */
export class FolderStore implements ReleaseStore {
  readonly location: string;

  constructor(folder: string) {
    this.location = resolve(folder);
  }

  async revisions(): Promise<number[]> {
    return revisionsIn(await namesIn(join(this.location, 'registry')));
  }

  readRevision(revision: number): Promise<string | undefined> {
    return readFile(this.#revisionFile(revision), 'utf8').catch(ifCode(undefined, 'ENOENT'));
  }

  async createRevision(revision: number, text: string): Promise<boolean> {
    const file = this.#revisionFile(revision);
    const unfinished = unfinishedBeside(file);
    try {
      await writeFiles(this.location, new Map([[unfinished, text]]));
      // Unlike a rename, a link fails when the name is taken. It needs no lock, which a killed process would leave behind.
      const isNew = await link(unfinished, file).then(() => true, ifCode(false, 'EEXIST'));
      if (isNew) await syncFolder(dirname(file));
      return isNew;
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  removeRevision(revision: number): Promise<void> {
    return rm(this.#revisionFile(revision), { force: true });
  }

  async putRelease(base: string, files: ReleaseFiles): Promise<void> {
    const folder = this.#at(folderOf(base));
    if (await touch(folder)) return;
    const unfinished = unfinishedBeside(folder);
    try {
      await writeFiles(
        this.location,
        new Map([...files].map(([name, content]) => [join(unfinished, name), content])),
      );
      if (await renameFolder(unfinished, folder)) return;
    } finally {
      // Of a failed attempt, too: the site tries again every two seconds, and would fill the disk.
      await rm(unfinished, { recursive: true, force: true });
    }
    // Another process may have published the same build first.
    if (!(await touch(folder))) throw new Error(`${base} could not be written to ${this.location}.`);
  }

  getRelease(base: string): Promise<ReleaseFiles> {
    return readTree(this.#at(folderOf(base)));
  }

  async listReleases(): Promise<StoredRelease[]> {
    const found = (await this.#parents()).map(async (parent) => {
      const names = (await namesIn(this.#at(parent))).filter(isFinished);
      return Promise.all(
        names.map(async (name) => ({
          base: `/${parent}/${name}/`,
          written: await writtenAt(this.#at(`${parent}/${name}`)),
        })),
      );
    });
    const releases = (await Promise.all(found)).flat();
    // A release without a date was removed after the folder was listed.
    return releases.flatMap(({ base, written }) => (written === undefined ? [] : [{ base, written }]));
  }

  async removeRelease(base: string): Promise<void> {
    const folder = this.#at(folderOf(base));
    const unfinished = unfinishedBeside(folder);
    // The rename removes all files at the same time for readers.
    if (await renameFolder(folder, unfinished)) await rm(unfinished, { recursive: true, force: true });
  }

  async removeUnfinished(before: Date): Promise<void> {
    for (const parent of ['registry', 'mfe', ...(await this.#parents())]) {
      for (const name of await namesIn(this.#at(parent))) {
        if (!name.startsWith(UNFINISHED)) continue;
        const path = this.#at(`${parent}/${name}`);
        const written = await writtenAt(path);
        if (written !== undefined && written < before) await rm(path, { recursive: true, force: true });
      }
    }
  }

  /** The folders that contain releases. */
  async #parents(): Promise<string[]> {
    const remotes = (await namesIn(this.#at('mfe'))).filter(isFinished);
    return ['shell', ...remotes.map((name) => `mfe/${name}`)];
  }

  #at(path: string): string {
    return join(this.location, path);
  }

  #revisionFile(revision: number): string {
    return this.#at(`registry/${revisionName(revision)}`);
  }
}
