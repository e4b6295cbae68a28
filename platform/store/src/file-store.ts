import { randomUUID } from 'node:crypto';
import { posix } from 'node:path';
import {
  folderOf,
  revisionName,
  revisionOf,
  type ReleaseFiles,
  type ReleaseStore,
  type StoredRelease,
} from './store.ts';
import type { StoreFiles } from './store-files.ts';

/** Nobody reads what has such a name: it is not finished, or not needed any more. */
const aside = (path: string): string => posix.join(posix.dirname(path), `.unfinished-${randomUUID()}`);
const isUnfinished = (name: string): boolean => name.startsWith('.unfinished-');
const isFinished = (name: string): boolean => !name.startsWith('.');

const revisionPath = (revision: number): string => `registry/${revisionName(revision)}`;

/** A store in folders, which several programs may use at a time. */
export class FileStore implements ReleaseStore {
  readonly address: string;
  readonly #files: StoreFiles;

  constructor(address: string, files: StoreFiles) {
    this.address = address;
    this.#files = files;
  }

  async revisions(): Promise<number[]> {
    return (await this.#files.names('registry')).flatMap(revisionOf).sort((a, b) => a - b);
  }

  async readRevision(revision: number): Promise<string | undefined> {
    return (await this.#files.read(revisionPath(revision)))?.toString();
  }

  async createRevision(revision: number, text: string): Promise<boolean> {
    const file = revisionPath(revision);
    const unfinished = aside(file);
    await this.#files.write(new Map([[unfinished, text]]));
    // It fails when the name is taken: there is no lock that a killed program could leave behind.
    return this.#files.claim(unfinished, file);
  }

  removeRevision(revision: number): Promise<void> {
    return this.#files.remove(revisionPath(revision));
  }

  async putRelease(base: string, files: ReleaseFiles): Promise<void> {
    const folder = folderOf(base);
    if (await this.#files.touch(folder)) return;
    const unfinished = aside(folder);
    await this.#files.write(new Map([...files].map(([name, content]) => [`${unfinished}/${name}`, content])));
    if (await this.#files.rename(unfinished, folder)) return;
    await this.#files.remove(unfinished);
    // Another that publishes the same build may have been quicker.
    if (!(await this.#files.touch(folder))) throw new Error(`${base} could not be put into ${this.address}.`);
  }

  getRelease(base: string): Promise<ReleaseFiles> {
    return this.#files.readTree(folderOf(base));
  }

  async listReleases(): Promise<StoredRelease[]> {
    const parents = await this.#parents();
    const names = await Promise.all(parents.map((parent) => this.#files.names(parent)));
    const folders = parents.flatMap((parent, i) =>
      (names[i] ?? []).filter(isFinished).map((name) => `${parent}/${name}`),
    );
    const found = folders.map(async (folder) => {
      const written = await this.#files.modified(folder);
      // Removed since.
      return written === undefined ? [] : [{ base: `/${folder}/`, written }];
    });
    return (await Promise.all(found)).flat();
  }

  async removeRelease(base: string): Promise<void> {
    const folder = folderOf(base);
    const unfinished = aside(folder);
    // At once for whoever reads it.
    if (await this.#files.rename(folder, unfinished)) await this.#files.remove(unfinished);
  }

  async removeUnfinished(before: Date): Promise<void> {
    for (const parent of ['registry', 'mfe', ...(await this.#parents())]) {
      for (const name of (await this.#files.names(parent)).filter(isUnfinished)) {
        const path = `${parent}/${name}`;
        const written = await this.#files.modified(path);
        if (written !== undefined && written < before) await this.#files.remove(path);
      }
    }
  }

  /** The folders in which the folders of releases are. */
  async #parents(): Promise<string[]> {
    const remotes = (await this.#files.names('mfe')).filter(isFinished);
    return ['shell', ...remotes.map((name) => `mfe/${name}`)];
  }
}
