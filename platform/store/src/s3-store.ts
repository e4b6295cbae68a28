import pMap from 'p-map';
import { S3Bucket, type S3Options } from './s3-bucket.ts';
import {
  folderOf,
  revisionName,
  revisionsIn,
  type ReleaseFiles,
  type ReleaseStore,
  type StoredRelease,
} from './store.ts';

/** With more at a time, each request gets slower. */
const aFewAtOnce = { concurrency: 8 };

/**
 * A bucket of S3 or of a compatible service. It must support conditional writes (`If-None-Match: *`, in S3 since 2024):
 * they prevent lost changes of the registry.
 */
export class S3Store implements ReleaseStore {
  readonly location: string;
  readonly #bucket: S3Bucket;

  constructor(options: S3Options) {
    this.#bucket = new S3Bucket(options);
    this.location = this.#bucket.location;
  }

  async revisions(): Promise<number[]> {
    const objects = await this.#bucket.list('registry/');
    return revisionsIn(objects.map(({ key }) => key.slice('registry/'.length)));
  }

  async readRevision(revision: number): Promise<string | undefined> {
    return (await this.#bucket.get(`registry/${revisionName(revision)}`))?.toString();
  }

  async createRevision(revision: number, text: string): Promise<boolean> {
    const headers = { 'if-none-match': '*', 'content-type': 'application/json' };
    const response = await this.#bucket.send('PUT', `registry/${revisionName(revision)}`, {
      body: text,
      headers,
    });
    // 409: another conditional write of the same key is in progress.
    if (response.status === 409) return false;
    // An earlier attempt of ours may have succeeded although its response reported a failure.
    if (response.status === 412) return (await this.readRevision(revision)) === text;
    this.#bucket.assertOk(response);
    return true;
  }

  async removeRevision(revision: number): Promise<void> {
    await this.#bucket.delete(`registry/${revisionName(revision)}`);
  }

  async putRelease(base: string, files: ReleaseFiles): Promise<void> {
    // Existing files are written again: it costs little, and a crash may have left only some of them.
    const put = ([name, content]: [string, Uint8Array]) =>
      this.#bucket.put(`${folderOf(base)}/${name}`, { body: new Uint8Array(content) });
    await pMap(files, put, aFewAtOnce);
  }

  async getRelease(base: string): Promise<ReleaseFiles> {
    const folder = `${folderOf(base)}/`;
    const names = (await this.#bucket.list(folder)).map(({ key }) => key.slice(folder.length)).sort();
    if (names.length === 0) throw new Error(`Release ${base} does not exist in ${this.location}.`);
    const contents = new Map<string, Buffer>();
    const read = async (name: string): Promise<void> => {
      const content = await this.#bucket.get(folder + name);
      if (!content) throw new Error(`${folder}${name} was removed from ${this.location}.`);
      contents.set(name, content);
    };
    await pMap(names, read, aFewAtOnce);
    return contents;
  }

  async listReleases(): Promise<StoredRelease[]> {
    const written = new Map<string, Date>();
    for (const { key, modified } of [
      ...(await this.#bucket.list('mfe/')),
      ...(await this.#bucket.list('shell/')),
    ]) {
      const folder = /^(?:mfe\/[^/]+|shell)\/[^/]+(?=\/)/.exec(key)?.[0];
      if (folder === undefined) continue;
      const latest = written.get(`/${folder}/`);
      if (latest === undefined || latest < modified) written.set(`/${folder}/`, modified);
    }
    return [...written].map(([base, date]) => ({ base, written: date }));
  }

  async removeRelease(base: string): Promise<void> {
    const objects = await this.#bucket.list(`${folderOf(base)}/`);
    await pMap(objects, ({ key }) => this.#bucket.delete(key), aFewAtOnce);
  }

  /** An upload is atomic: nothing stays unfinished. */
  removeUnfinished(): Promise<void> {
    return Promise.resolve();
  }
}
