import type { ReadTable } from './environment.ts';

/** Keys from `start` up to, not including, `end`. */
export interface KeyRange {
  readonly start: Buffer;
  readonly end: Buffer;
}

export interface Entry {
  readonly key: Buffer;
  readonly value: Buffer;
}

/** The first key after every key that starts with these bytes. */
export function after(prefix: Buffer): Buffer {
  let last = prefix.length - 1;
  while (last >= 0 && prefix[last] === 0xff) last--;
  const next = Buffer.from(prefix.subarray(0, last + 1));
  if (last >= 0) next[last] = (next[last] ?? 0) + 1;
  return next;
}

/**
 * Walks ranges of a table in key order, or backwards. Between batches `suspend` gives lmdb's snapshot back, so that a
 * client that leaves a cursor open does not keep old pages alive; the walk goes on after the last key it gave.
 */
export class RangeScan {
  private readonly ranges: readonly KeyRange[];
  private rangeIndex = 0;
  private lastKey: Buffer | undefined;
  private iterator: Iterator<Entry> | undefined;

  /** `ranges` ascending and without overlap. */
  constructor(
    private readonly table: ReadTable,
    ranges: readonly KeyRange[],
    private readonly backwards: boolean,
  ) {
    this.ranges = backwards ? [...ranges].reverse() : ranges;
  }

  next(): Entry | undefined {
    for (;;) {
      const range = this.ranges[this.rangeIndex];
      if (!range) return undefined;
      this.iterator ??= this.open(range);
      const step = this.iterator.next();
      if (step.done !== true) {
        this.lastKey = step.value.key;
        return step.value;
      }
      this.iterator = undefined;
      this.lastKey = undefined;
      this.rangeIndex++;
    }
  }

  suspend(): void {
    this.iterator?.return?.();
    this.iterator = undefined;
  }

  private open({ start, end }: KeyRange): Iterator<Entry> {
    const [first, last] = this.backwards ? [end, start] : [start, end];
    const exclusiveStart = this.backwards || this.lastKey !== undefined;
    const from = this.lastKey ?? first;
    const entries = this.table.getRange({ start: from, end: last, exclusiveStart, reverse: this.backwards });
    return entries[Symbol.iterator]();
  }
}
