import { Injectable } from '@nestjs/common';
import type { ReadyList } from './ready-list.ts';

/** How old a list can be when another process changed the listings. */
const MAX_AGE_MS = 1000;
const MAX_BYTES = 16 * 1024 * 1024;
const MAX_LISTS = 200;

interface Entry {
  /** Undefined for a list that is too long. */
  list: Promise<ReadyList | undefined>;
  expires: number;
  bytes: number;
}

/**
 * Keeps the lists that all anonymous callers share for a second, and reads a list once for all callers that wait for it:
 * docs/decisions/0212-shared-lists.md. A write of this process forgets them, so that a writer sees the own write at once.
 */
@Injectable()
export class ListCache {
  /** The oldest entry comes first. */
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  /** @param read called unless a list of the same key is known or being read */
  get(key: string, read: () => Promise<ReadyList | undefined>): Promise<ReadyList | undefined> {
    const known = this.#entries.get(key);
    if (known && Date.now() < known.expires) return known.list;
    this.#remove(key);
    const entry: Entry = { list: read(), expires: Infinity, bytes: 0 };
    this.#entries.set(key, entry);
    void this.#keepWhenRead(key, entry, Date.now() + MAX_AGE_MS);
    return entry.list;
  }

  /** Forgets all lists after a write, also after one that failed, because it may have taken effect. */
  async forgetAfter<Result>(write: Promise<Result>): Promise<Result> {
    try {
      return await write;
    } finally {
      // A list that is being read may lack the write. Its callers asked before the write was done. Later callers read again.
      this.#entries.clear();
      this.#bytes = 0;
    }
  }

  async #keepWhenRead(key: string, entry: Entry, expires: number): Promise<void> {
    const list = await entry.list.catch(() => null);
    if (this.#entries.get(key) !== entry) return;
    if (list === null) {
      this.#remove(key);
      return;
    }
    entry.expires = expires;
    entry.bytes = list?.size ?? 0;
    this.#bytes += entry.bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= MAX_BYTES && this.#entries.size <= MAX_LISTS) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
