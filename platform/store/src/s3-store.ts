import { AwsClient } from 'aws4fetch';
import { inParallel } from './in-parallel.ts';
import { listObjects } from './s3-list.ts';
import { StoreError } from './store-error.ts';
import {
  folderOf,
  revisionName,
  revisionsIn,
  type ReleaseFiles,
  type ReleaseStore,
  type StoredRelease,
} from './store.ts';

interface S3Options {
  /** The service's URL without the bucket: `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string;
  region: string;
  bucket: string;
  /** Start of all keys of the store, without slashes around it. Empty: the whole bucket. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Time limit for a complete response. Without it, a bucket that hangs would stop a site's updates. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
/** For uploads: a laptop may have a slow connection. */
const UPLOAD_TIMEOUT_MS = 60_000;

/**
 * A bucket of S3 or of a compatible service. It must support conditional writes (`If-None-Match: *`, in S3 since 2024):
 * they prevent lost changes of the registry.
 */
export class S3Store implements ReleaseStore {
  readonly location: string;
  readonly #client: AwsClient;
  readonly #bucketUrl: string;
  readonly #root: string;
  readonly #timeoutMs: number | undefined;

  constructor({ endpoint, region, bucket, prefix, timeoutMs, ...account }: S3Options) {
    this.location = `s3://${bucket}/${prefix} at ${endpoint}`;
    this.#bucketUrl = `${endpoint}/${bucket}`;
    this.#root = prefix === '' ? '' : `${prefix}/`;
    this.#client = new AwsClient({ ...account, region, service: 's3', retries: 3 });
    this.#timeoutMs = timeoutMs;
  }

  async revisions(): Promise<number[]> {
    const objects = await this.#list('registry/');
    return revisionsIn(objects.map(({ key }) => key.slice('registry/'.length)));
  }

  async readRevision(revision: number): Promise<string | undefined> {
    return (await this.#get(`registry/${revisionName(revision)}`))?.toString();
  }

  async createRevision(revision: number, text: string): Promise<boolean> {
    const headers = { 'if-none-match': '*', 'content-type': 'application/json' };
    const response = await this.#send('PUT', `registry/${revisionName(revision)}`, { body: text, headers });
    // 409: another conditional write of the same key is in progress.
    if (response.status === 409) return false;
    // An earlier attempt of ours may have succeeded although its response reported a failure.
    if (response.status === 412) return (await this.readRevision(revision)) === text;
    this.#assertOk(response);
    return true;
  }

  async removeRevision(revision: number): Promise<void> {
    this.#assertOk(await this.#send('DELETE', `registry/${revisionName(revision)}`));
  }

  async putRelease(base: string, files: ReleaseFiles): Promise<void> {
    // Existing files are written again: it costs little, and a crash may have left only some of them.
    await inParallel([...files], async ([name, content]) => {
      const body = new Uint8Array(content);
      this.#assertOk(await this.#send('PUT', `${folderOf(base)}/${name}`, { body }));
    });
  }

  async getRelease(base: string): Promise<ReleaseFiles> {
    const folder = `${folderOf(base)}/`;
    const names = (await this.#list(folder)).map(({ key }) => key.slice(folder.length)).sort();
    if (names.length === 0) throw new Error(`Release ${base} does not exist in ${this.location}.`);
    const contents = new Map<string, Buffer>();
    await inParallel(names, async (name) => {
      const content = await this.#get(folder + name);
      if (!content) throw new Error(`${folder}${name} was removed from ${this.location}.`);
      contents.set(name, content);
    });
    return contents;
  }

  async listReleases(): Promise<StoredRelease[]> {
    const written = new Map<string, Date>();
    for (const { key, modified } of [...(await this.#list('mfe/')), ...(await this.#list('shell/'))]) {
      const folder = /^(?:mfe\/[^/]+|shell)\/[^/]+(?=\/)/.exec(key)?.[0];
      if (folder === undefined) continue;
      const latest = written.get(`/${folder}/`);
      if (latest === undefined || latest < modified) written.set(`/${folder}/`, modified);
    }
    return [...written].map(([base, date]) => ({ base, written: date }));
  }

  async removeRelease(base: string): Promise<void> {
    const objects = await this.#list(`${folderOf(base)}/`);
    await inParallel(objects, async ({ key }) => this.#assertOk(await this.#send('DELETE', key)));
  }

  /** An upload is atomic: nothing stays unfinished. */
  removeUnfinished(): Promise<void> {
    return Promise.resolve();
  }

  async #list(prefix: string): Promise<{ key: string; modified: Date }[]> {
    const objects = await listObjects(this.#bucketUrl, this.#root + prefix, (url) =>
      this.#fetch(url, { signal: AbortSignal.timeout(this.#timeoutMs ?? TIMEOUT_MS) }),
    );
    return objects.map(({ key, modified }) => ({ key: key.slice(this.#root.length), modified }));
  }

  #send(
    method: string,
    key: string,
    { body, headers }: { body?: string | Uint8Array<ArrayBuffer>; headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const url = `${this.#bucketUrl}/${this.#root}${key}`;
    return this.#fetch(url, {
      method,
      signal: AbortSignal.timeout(this.#timeoutMs ?? (body === undefined ? TIMEOUT_MS : UPLOAD_TIMEOUT_MS)),
      headers: headers ?? {},
      ...(body === undefined ? {} : { body }),
    });
  }

  async #fetch(url: string, init: RequestInit): Promise<Response> {
    try {
      return await this.#client.fetch(url, init);
    } catch (error) {
      const { message, cause } = error as Error & { cause?: Error };
      throw new StoreError(`${this.location}: ${cause?.message ?? message}.`);
    }
  }

  async #get(key: string): Promise<Buffer | undefined> {
    const response = await this.#send('GET', key);
    if (response.status === 404) return undefined;
    this.#assertOk(response);
    return Buffer.from(await response.arrayBuffer());
  }

  #assertOk({ ok, status }: Response): void {
    if (!ok) throw new StoreError(`${this.location} responded with status ${status}.`);
  }
}
