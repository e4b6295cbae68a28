import { compareBytes } from '../values/compare-bytes.ts';
import type { ReadTable } from './lmdb-environment.ts';
import { type KeyRange, keysOnly, RangeScan } from './range-scan.ts';

/** A range whose keys have the same bytes before `orderedFrom` and are ordered by the bytes after it. */
export interface OrderedRange extends KeyRange {
  readonly orderedFrom: number;
}

interface Source {
  readonly scan: RangeScan<Buffer>;
  readonly orderedFrom: number;
}

interface Head extends Source {
  readonly key: Buffer;
}

/** Walks the keys of several ranges at once, ordered by the bytes after the fixed start of their keys. */
export class MergeScan {
  readonly #sources: readonly Source[];
  readonly #sign: 1 | -1;
  /** The next key of each range. The last element is the next result. */
  #heads: Head[] | undefined;

  constructor(table: ReadTable, ranges: readonly OrderedRange[], backwards: boolean) {
    this.#sources = ranges.map((range) => ({
      ...range,
      scan: new RangeScan(keysOnly, table, [range], backwards),
    }));
    this.#sign = backwards ? -1 : 1;
  }

  next(): Buffer | undefined {
    if (!this.#heads) {
      this.#heads = [];
      for (const source of this.#sources) this.#push(source);
    }
    const head = this.#heads.pop();
    if (!head) return undefined;
    this.#push(head);
    return head.key;
  }

  suspend(): void {
    for (const { scan } of this.#sources) scan.suspend();
  }

  /** Reads the next key of a range and inserts it in order, by binary search. */
  #push({ scan, orderedFrom }: Source): void {
    const key = scan.next();
    if (!key) return;
    const head = { scan, orderedFrom, key };
    const heads = (this.#heads ??= []);
    let low = 0;
    let high = heads.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = heads[middle];
      if (other && this.#compare(other, head) > 0) low = middle + 1;
      else high = middle;
    }
    heads.splice(low, 0, head);
  }

  #compare(a: Head, b: Head): number {
    return this.#sign * compareBytes(a.key, a.orderedFrom, b.key, b.orderedFrom, b.key.length);
  }
}
