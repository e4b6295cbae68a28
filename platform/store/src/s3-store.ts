import { AwsClient } from 'aws4fetch';
import { inParallel } from './in-parallel.ts';
import { listObjects } from './s3-list.ts';
import { StoreError } from './store-error.ts';
import {
  folderOf,
  revisionName,
  revisionOf,
  type ReleaseFiles,
  type ReleaseStore,
  type StoredRelease,
} from './store.ts';

export interface S3Options {
  /** Of the service, without the bucket: `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string;
  region: string;
  bucket: string;
  /** Below which the store's keys are, without slashes around it; empty: the whole bucket. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** After so long without a whole answer a request is given up: else a bucket that hangs would keep the news from a site. */
  patienceMs?: number;
}

const PATIENCE_MS = 10_000;
/** Of a file that is sent, as by a laptop over a slow line. */
const SENDING_PATIENCE_MS = 60_000;

/**
 * A bucket of S3 or of a service that speaks its protocol. It must know conditional writes (`If-None-Match: *`, in S3
 * since 2024): on them rests that no change of the registry is lost.
 */
export class S3Store implements ReleaseStore {
  readonly address: string;
  readonly #client: AwsClient;
  readonly #bucketUrl: string;
  readonly #root: string;
  readonly #patienceMs: number | undefined;

  constructor({ endpoint, region, bucket, prefix, patienceMs, ...account }: S3Options) {
    this.address = `s3://${bucket}/${prefix} at ${endpoint}`;
    this.#bucketUrl = `${endpoint}/${bucket}`;
    this.#root = prefix === '' ? '' : `${prefix}/`;
    this.#client = new AwsClient({ ...account, region, service: 's3', retries: 3 });
    this.#patienceMs = patienceMs;
  }

  async revisions(): Promise<number[]> {
    const objects = await this.#list('registry/');
    return objects.flatMap(({ key }) => revisionOf(key.slice('registry/'.length))).sort((a, b) => a - b);
  }

  async readRevision(revision: number): Promise<string | undefined> {
    return (await this.#get(`registry/${revisionName(revision)}`))?.toString();
  }

  async createRevision(revision: number, text: string): Promise<boolean> {
    const headers = { 'if-none-match': '*', 'content-type': 'application/json' };
    const answer = await this.#send('PUT', `registry/${revisionName(revision)}`, { body: text, headers });
    // 409: another conditional write of the same key is under way.
    if (answer.status === 409) return false;
    // The first try may have been ours, with an answer that said otherwise.
    if (answer.status === 412) return (await this.readRevision(revision)) === text;
    return this.#done(answer);
  }

  async removeRevision(revision: number): Promise<void> {
    this.#done(await this.#send('DELETE', `registry/${revisionName(revision)}`));
  }

  async putRelease(base: string, files: ReleaseFiles): Promise<void> {
    // Written again when they are there already: it costs little, and a crash may have left only some of them.
    await inParallel([...files], async ([name, content]) => {
      const body = new Uint8Array(content);
      this.#done(await this.#send('PUT', `${folderOf(base)}/${name}`, { body }));
    });
  }

  async getRelease(base: string): Promise<ReleaseFiles> {
    const folder = `${folderOf(base)}/`;
    const names = (await this.#list(folder)).map(({ key }) => key.slice(folder.length)).sort();
    if (names.length === 0) throw new Error(`There is no release ${base} in ${this.address}.`);
    const contents = new Map<string, Buffer>();
    await inParallel(names, async (name) => {
      const content = await this.#get(folder + name);
      if (!content) throw new Error(`${folder}${name} is gone from ${this.address}.`);
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
    await inParallel(objects, async ({ key }) => void this.#done(await this.#send('DELETE', key)));
  }

  /** An object appears whole or not at all: nothing is left unfinished. */
  removeUnfinished(): Promise<void> {
    return Promise.resolve();
  }

  async #list(prefix: string): Promise<{ key: string; modified: Date }[]> {
    const objects = await listObjects(this.#bucketUrl, this.#root + prefix, (url) =>
      this.#fetch(url, { signal: AbortSignal.timeout(this.#patienceMs ?? PATIENCE_MS) }),
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
      signal: AbortSignal.timeout(
        this.#patienceMs ?? (body === undefined ? PATIENCE_MS : SENDING_PATIENCE_MS),
      ),
      headers: headers ?? {},
      ...(body === undefined ? {} : { body }),
    });
  }

  async #fetch(url: string, init: RequestInit): Promise<Response> {
    try {
      return await this.#client.fetch(url, init);
    } catch (error) {
      const { message, cause } = error as Error & { cause?: Error };
      throw new StoreError(`${this.address}: ${cause?.message ?? message}.`);
    }
  }

  async #get(key: string): Promise<Buffer | undefined> {
    const answer = await this.#send('GET', key);
    if (answer.status === 404) return undefined;
    this.#done(answer);
    return Buffer.from(await answer.arrayBuffer());
  }

  #done({ ok, status }: Response): true {
    if (ok) return true;
    throw new StoreError(`${this.address} answered with status ${status}.`);
  }
}
