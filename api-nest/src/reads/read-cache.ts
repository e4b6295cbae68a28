import { Injectable } from '@nestjs/common';
import type { ReadyResponse } from './ready-response.ts';

/** How old a response can be when another process changed the listings. */
const MAX_AGE_MS = 1000;
const MAX_BYTES = 16 * 1024 * 1024;
const MAX_RESPONSES = 2000;
/** One read has many spellings: the order of parameters, and characters that need no encoding. */
const MAX_URLS = 4;
const MAX_URL_LENGTH = 500;

interface Entry {
  /** Undefined for a result that is too long. */
  response: Promise<ReadyResponse | undefined>;
  /** The response when it is known. */
  ready: ReadyResponse | undefined;
  expires: number;
  bytes: number;
  /** The URLs whose requests need not be parsed and validated again. */
  urls: string[];
}

/**
 * Keeps the responses that all anonymous callers share for a second. It reads once for all callers that wait for the
 * same: docs/decisions/0212-shared-reads.md. A write of this process clears them, so that a writer sees their own
 * change immediately.
 */
@Injectable()
export class ReadCache {
  /** The oldest entry comes first. */
  readonly #entries = new Map<string, Entry>();
  readonly #byUrl = new Map<string, Entry>();
  #bytes = 0;

  /**
   * @param url path and query as requested
   * @returns undefined unless a request for the same URL was valid and its response is still current
   */
  find(url: string): ReadyResponse | undefined {
    const entry = this.#byUrl.get(url);
    return entry && Date.now() < entry.expires ? entry.ready : undefined;
  }

  /**
   * @param key the same for all requests with the same response
   * @param read called unless a response of the same key is known or being read
   * @returns undefined for a result that is too long to keep
   */
  get(
    key: string,
    url: string,
    read: () => Promise<ReadyResponse | undefined>,
  ): Promise<ReadyResponse | undefined> {
    const known = this.#entries.get(key);
    if (known && Date.now() < known.expires) {
      this.#addUrl(known, url);
      return known.response;
    }
    this.#remove(key);
    const entry: Entry = { response: read(), ready: undefined, expires: Infinity, bytes: 0, urls: [] };
    this.#entries.set(key, entry);
    this.#addUrl(entry, url);
    void this.#keepWhenRead(key, entry, Date.now() + MAX_AGE_MS);
    return entry.response;
  }

  /** Forgets all responses after a write, also after one that failed, because it may have taken effect. */
  async forgetAfter<Result>(write: Promise<Result>): Promise<Result> {
    try {
      return await write;
    } finally {
      // What is being read may lack the write. Its callers asked before the write was done. Later callers read again.
      this.#entries.clear();
      this.#byUrl.clear();
      this.#bytes = 0;
    }
  }

  async #keepWhenRead(key: string, entry: Entry, expires: number): Promise<void> {
    const ready = await entry.response.catch(() => null);
    if (this.#entries.get(key) !== entry) return;
    if (ready === null) {
      this.#remove(key);
      return;
    }
    entry.ready = ready;
    entry.expires = expires;
    entry.bytes = ready?.size ?? 0;
    this.#bytes += entry.bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= MAX_BYTES && this.#entries.size <= MAX_RESPONSES) break;
      this.#remove(oldest);
    }
  }

  #addUrl(entry: Entry, url: string): void {
    if (this.#byUrl.get(url) === entry || entry.urls.length >= MAX_URLS || url.length > MAX_URL_LENGTH)
      return;
    this.#byUrl.set(url, entry);
    entry.urls.push(url);
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#bytes -= entry.bytes;
    this.#entries.delete(key);
    for (const url of entry.urls) if (this.#byUrl.get(url) === entry) this.#byUrl.delete(url);
  }
}
