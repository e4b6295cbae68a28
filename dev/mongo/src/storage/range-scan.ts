import type { ReadTable } from './lmdb-environment.ts';

/** Keys from `start` up to but not including `end`. */
export interface KeyRange {
  readonly start: Buffer;
  readonly end: Buffer;
}

export interface Entry {
  readonly key: Buffer;
  readonly value: Buffer;
}

/** The bytes plus 1: the end of the keys that start with them. All keys are longer than the bytes. */
export function after(prefix: Buffer): Buffer {
  const next = Buffer.from(prefix);
  let at = next.length - 1;
  for (; at > 0 && next[at] === 0xff; at--) next[at] = 0;
  next[at] = (next[at] ?? 0) + 1;
  return next;
}

/**
 * Walks ranges of a table in key order, or backwards. Between batches `suspend` releases lmdb's snapshot, so an open
 * cursor does not keep old pages alive. The walk continues after the last key.
 */
export class RangeScan {
  readonly #table: ReadTable;
  readonly #ranges: readonly KeyRange[];
  readonly #backwards: boolean;
  #rangeIndex = 0;
  #lastKey: Buffer | undefined;
  #iterator: Iterator<Entry> | undefined;

  /** `ranges` must be ascending and must not overlap. */
  constructor(table: ReadTable, ranges: readonly KeyRange[], backwards: boolean) {
    this.#table = table;
    this.#ranges = backwards ? [...ranges].reverse() : ranges;
    this.#backwards = backwards;
  }

  next(): Entry | undefined {
    for (;;) {
      const range = this.#ranges[this.#rangeIndex];
      if (!range) return undefined;
      this.#iterator ??= this.#open(range);
      const step = this.#iterator.next();
      if (step.done !== true) {
        this.#lastKey = step.value.key;
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

  #open({ start, end }: KeyRange): Iterator<Entry> {
    const [first, last] = this.#backwards ? [end, start] : [start, end];
    const exclusiveStart = this.#backwards || this.#lastKey !== undefined;
    const from = this.#lastKey ?? first;
    const entries = this.#table.getRange({
      start: from,
      end: last,
      exclusiveStart,
      reverse: this.#backwards,
    });
    return entries[Symbol.iterator]();
  }
}
