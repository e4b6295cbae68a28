import type { ReadTable } from './environment.ts';
import { type Entry, type KeyRange, RangeScan } from './range-scan.ts';

/** A range whose keys have the same bytes before `orderedFrom` and are ordered by the bytes after it. */
export interface OrderedRange extends KeyRange {
  readonly orderedFrom: number;
}

interface Head {
  readonly scan: RangeScan;
  readonly orderedFrom: number;
  readonly entry: Entry;
}

/** Walks several ranges at once, ordered by the bytes after the fixed start of their keys. */
export class MergeScan {
  readonly #scans: { scan: RangeScan; orderedFrom: number }[];
  readonly #sign: 1 | -1;
  /** The next entry of each range. The last element is the next result. */
  #heads: Head[] | undefined;

  constructor(table: ReadTable, ranges: readonly OrderedRange[], backwards: boolean) {
    this.#scans = ranges.map((range) => ({
      scan: new RangeScan(table, [range], backwards),
      orderedFrom: range.orderedFrom,
    }));
    this.#sign = backwards ? -1 : 1;
  }

  next(): Entry | undefined {
    if (!this.#heads) {
      this.#heads = [];
      for (const { scan, orderedFrom } of this.#scans) this.#push(scan, orderedFrom);
    }
    const head = this.#heads.pop();
    if (!head) return undefined;
    this.#push(head.scan, head.orderedFrom);
    return head.entry;
  }

  suspend(): void {
    for (const { scan } of this.#scans) scan.suspend();
  }

  /** Reads the next entry of a range and inserts it in order, by binary search. */
  #push(scan: RangeScan, orderedFrom: number): void {
    const entry = scan.next();
    if (!entry) return;
    const head: Head = { scan, orderedFrom, entry };
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
    return (
      this.#sign * Buffer.compare(a.entry.key.subarray(a.orderedFrom), b.entry.key.subarray(b.orderedFrom))
    );
  }
}
