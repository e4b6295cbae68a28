import { AwsClient } from 'aws4fetch';
import { listObjects, type ListedObject } from './s3-list.ts';
import { StoreError } from './store-error.ts';

export interface S3Options {
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

interface Content {
  body?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

const TIMEOUT_MS = 10_000;
/** For uploads: a laptop may have a slow connection. */
const UPLOAD_TIMEOUT_MS = 60_000;

/** The signed requests to the objects of a bucket below a prefix. They throw StoreError when the service fails. */
export class S3Bucket {
  readonly location: string;
  readonly #client: AwsClient;
  readonly #url: string;
  readonly #root: string;
  readonly #timeoutMs: number | undefined;

  constructor({ endpoint, region, bucket, prefix, timeoutMs, ...account }: S3Options) {
    this.location = `s3://${bucket}/${prefix} at ${endpoint}`;
    this.#url = `${endpoint}/${bucket}`;
    this.#root = prefix === '' ? '' : `${prefix}/`;
    this.#client = new AwsClient({ ...account, region, service: 's3', retries: 3 });
    this.#timeoutMs = timeoutMs;
  }

  /** The objects whose keys start with `prefix`. */
  async list(prefix: string): Promise<ListedObject[]> {
    const objects = await listObjects(this.#url, this.#root + prefix, (url) =>
      this.#fetch(url, { signal: AbortSignal.timeout(this.#timeoutMs ?? TIMEOUT_MS) }),
    );
    return objects.map(({ key, modified }) => ({ key: key.slice(this.#root.length), modified }));
  }

  /** @returns undefined when the object does not exist */
  async get(key: string): Promise<Buffer | undefined> {
    const response = await this.send('GET', key);
    if (response.status === 404) return undefined;
    this.assertOk(response);
    return Buffer.from(await response.arrayBuffer());
  }

  async put(key: string, content: Content): Promise<void> {
    this.assertOk(await this.send('PUT', key, content));
  }

  async delete(key: string): Promise<void> {
    this.assertOk(await this.send('DELETE', key));
  }

  /** @returns the response with any status */
  send(method: string, key: string, { body, headers }: Content = {}): Promise<Response> {
    const url = `${this.#url}/${this.#root}${key}`;
    return this.#fetch(url, {
      method,
      signal: AbortSignal.timeout(this.#timeoutMs ?? (body === undefined ? TIMEOUT_MS : UPLOAD_TIMEOUT_MS)),
      headers: headers ?? {},
      ...(body === undefined ? {} : { body }),
    });
  }

  /** @throws StoreError for another status than 2xx */
  assertOk({ ok, status }: Response): void {
    if (!ok) throw new StoreError(`${this.location} responded with status ${status}.`);
  }

  async #fetch(url: string, init: RequestInit): Promise<Response> {
    try {
      return await this.#client.fetch(url, init);
    } catch (error) {
      const { message, cause } = error as Error & { cause?: Error };
      throw new StoreError(`${this.location}: ${cause?.message ?? message}.`);
    }
  }
}
