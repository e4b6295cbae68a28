import type { ReadTable } from './lmdb-environment.ts';

/** Keys from `start` up to but not including `end`. */
export interface KeyRange {
  readonly start: Buffer;
  readonly end: Buffer;
}

/** The bytes plus 1: the end of the keys that start with them. All keys are longer than the bytes. */
export function after(prefix: Buffer): Buffer {
  const next = Buffer.from(prefix);
  let at = next.length - 1;
  for (; at > 0 && next[at] === 0xff; at--) next[at] = 0;
  next[at] = (next[at] ?? 0) + 1;
  return next;
}

/** How a scan reads a table: its keys, or its keys with their values. */
export interface Walk<T> {
  readonly open: (table: ReadTable, options: WalkOptions) => Iterable<T>;
  readonly keyOf: (entry: T) => Buffer;
}

interface WalkOptions extends KeyRange {
  readonly exclusiveStart: boolean;
  readonly reverse: boolean;
}

/** The entries of indexes have no values, and to read keys only is faster. */
export const keysOnly: Walk<Buffer> = {
  open: (table, options) => table.getKeys({ ...options }),
  keyOf: (key) => key,
};

export const withValues: Walk<{ key: Buffer; value: Buffer }> = {
  open: (table, options) => table.getRange({ ...options }),
  keyOf: ({ key }) => key,
};

/**
 * Walks ranges of a table in key order, or backwards. Between batches `suspend` releases lmdb's snapshot, so an open
 * cursor does not keep old pages alive. The walk continues after the last key.
 */
export class RangeScan<T> {
  readonly #walk: Walk<T>;
  readonly #table: ReadTable;
  readonly #ranges: readonly KeyRange[];
  readonly #backwards: boolean;
  #rangeIndex = 0;
  #lastKey: Buffer | undefined;
  #iterator: Iterator<T> | undefined;

  /** `ranges` must be ascending and must not overlap. */
  constructor(walk: Walk<T>, table: ReadTable, ranges: readonly KeyRange[], backwards: boolean) {
    this.#walk = walk;
    this.#table = table;
    this.#ranges = backwards ? [...ranges].reverse() : ranges;
    this.#backwards = backwards;
  }

  next(): T | undefined {
    for (;;) {
      const range = this.#ranges[this.#rangeIndex];
      if (!range) return undefined;
      this.#iterator ??= this.#open(range);
      const step = this.#iterator.next();
      if (step.done !== true) {
        this.#lastKey = this.#walk.keyOf(step.value);
        return step.value;
      }
      this.#iterator = undefined;
      this.#lastKey = undefined;
      this.#rangeIndex++;
    }
  }

  suspend(): void {
    this.#iterator?.return?.();
    this.#iterator = undefined;
  }

  #open({ start, end }: KeyRange): Iterator<T> {
    const [first, last] = this.#backwards ? [end, start] : [start, end];
    const exclusiveStart = this.#backwards || this.#lastKey !== undefined;
    const from = this.#lastKey ?? first;
    const entries = this.#walk.open(this.#table, {
      start: from,
      end: last,
      exclusiveStart,
      reverse: this.#backwards,
    });
    return entries[Symbol.iterator]();
  }
}
