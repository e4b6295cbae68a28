import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder, writeDurably } from './durable.ts';
import { readTree } from './read-tree.ts';
import { folderOf, revisionName, revisionOf, type ReleaseFiles, type ReleaseStore } from './store.ts';

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

const ifMissing =
  <T>(value: T) =>
  (error: unknown): T => {
    if (codeOf(error) === 'ENOENT') return value;
    throw error;
  };

/** Nobody reads what has such a name: it is not finished, or not needed any more. */
const aside = (path: string): string => join(dirname(path), `.unfinished-${randomUUID()}`);
const isUnfinished = (name: string): boolean => name.startsWith('.unfinished-');

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(ifMissing<string[]>([]))).filter((name) => !name.startsWith('.'));

/** A folder on a disk, which several programs may use at a time. What a call has answered is on the disk. */
export class FolderStore implements ReleaseStore {
  readonly address: string;
  readonly #folder: string;

  constructor(folder: string) {
    this.address = folder;
    this.#folder = folder;
  }

  async revisions(): Promise<number[]> {
    return (await namesIn(join(this.#folder, 'registry'))).flatMap(revisionOf).sort((a, b) => a - b);
  }

  readRevision(revision: number): Promise<string | undefined> {
    return readFile(this.#revision(revision), 'utf8').catch(ifMissing(undefined));
  }

  async createRevision(revision: number, text: string): Promise<boolean> {
    const file = this.#revision(revision);
    const unfinished = aside(file);
    await writeDurably(unfinished, text);
    try {
      // Unlike a rename, it fails when the name is taken: there is no lock that a killed program could leave behind.
      await link(unfinished, file);
      await syncFolder(dirname(file));
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  removeRevision(revision: number): Promise<void> {
    return rm(this.#revision(revision), { force: true });
  }

  async putRelease(base: string, files: ReleaseFiles): Promise<void> {
    const folder = join(this.#folder, folderOf(base));
    if (existsSync(folder)) return utimes(folder, new Date(), new Date());
    const unfinished = aside(folder);
    for (const [name, content] of files) await writeDurably(join(unfinished, name), content);
    const inner = new Set([...files.keys()].map((name) => dirname(join(unfinished, name))));
    for (const written of inner) await syncFolder(written);
    // Another that publishes the same build may have been quicker.
    await rename(unfinished, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
      return rm(unfinished, { recursive: true });
    });
    await syncFolder(dirname(folder));
  }

  async getRelease(base: string): Promise<ReleaseFiles> {
    return readTree(join(this.#folder, folderOf(base)));
  }

  async listReleases() {
    const remotes = await namesIn(join(this.#folder, 'mfe'));
    const parents = ['shell', ...remotes.map((name) => `mfe/${name}`)];
    const bases = await Promise.all(
      parents.map(async (parent) =>
        (await namesIn(join(this.#folder, parent))).map((version) => `/${parent}/${version}/`),
      ),
    );
    return Promise.all(
      bases.flat().map(async (base) => {
        const { mtime } = await stat(join(this.#folder, folderOf(base)));
        return { base, written: mtime };
      }),
    );
  }

  async removeRelease(base: string): Promise<void> {
    const folder = join(this.#folder, folderOf(base));
    const unfinished = aside(folder);
    // At once for whoever reads it.
    const moved = await rename(folder, unfinished).then(() => true, ifMissing(false));
    if (moved) await rm(unfinished, { recursive: true });
  }

  async removeUnfinished(before: Date): Promise<void> {
    const remotes = (await namesIn(join(this.#folder, 'mfe'))).map((name) => `mfe/${name}`);
    for (const parent of ['registry', 'shell', 'mfe', ...remotes]) {
      const names = await readdir(join(this.#folder, parent)).catch(ifMissing<string[]>([]));
      for (const name of names.filter(isUnfinished)) {
        const file = join(this.#folder, parent, name);
        const { mtime } = await stat(file);
        if (mtime < before) await rm(file, { recursive: true, force: true });
      }
    }
  }

  #revision(revision: number): string {
    return join(this.#folder, 'registry', revisionName(revision));
  }
}
