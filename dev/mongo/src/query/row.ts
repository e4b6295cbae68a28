import { MongoError } from '../errors/mongo-error.ts';
import { compareSortKeys, sortKeys } from '../language/sort-order.ts';
import { decodeExact } from '../values/codec.ts';
import type { ExactDocument } from '../values/bson-types.ts';
import type { FieldOrder } from '../values/field-order.ts';
import { selectElements } from '../values/raw-document.ts';

/** A stored document in a query. It is decoded at most once, and only if the query needs its fields. */
export class Row {
  #decoded: ExactDocument | undefined;

  constructor(
    readonly recordId: number,
    readonly raw: Buffer,
    /** Whether it has only the fields of the result, because they come from the keys of an index. */
    readonly isProjected = false,
  ) {}

  get document(): ExactDocument {
    return (this.#decoded ??= decodeExact(this.raw));
  }

  /** A document with these fields only, for filters: decoding all fields would take most of the time of a scan. */
  fields(names: readonly Buffer[]): ExactDocument {
    return this.#decoded ?? decodeExact(selectElements(this.raw, names, true));
  }
}

/** Rows. An `undefined` between them lets the consumer check its time limit or give others a turn. */
export type Rows<T = Row> = Generator<T | undefined, void, void>;

export function* filterRows(rows: Rows, matches: (row: Row) => boolean): Rows {
  for (const row of rows) if (row === undefined || matches(row)) yield row;
}

export function* skipRows(rows: Rows, count: number): Rows {
  let skipped = 0;
  for (const row of rows) {
    if (row === undefined || skipped >= count) yield row;
    else skipped++;
  }
}

/** Ends right after the last row, so that nothing more is read. */
export function* limitRows(rows: Rows, count: number): Rows {
  let given = 0;
  for (const row of rows) {
    yield row;
    if (row !== undefined && ++given >= count) return;
  }
}

export function* mapRows<A, B>(rows: Rows<A>, change: (row: A) => B): Rows<B> {
  for (const row of rows) yield row === undefined ? undefined : change(row);
}

/** MongoDB's limit for a sort without an index. */
const MAX_SORT_BYTES = 100 * 1024 * 1024;

/** Sorts in memory. Throws error 292 above 100 MB, as in MongoDB. */
export function* sortRows(rows: Rows, sort: readonly FieldOrder[]): Rows {
  const keyed: { row: Row; keys: readonly unknown[] }[] = [];
  let bytes = 0;
  for (const row of rows) {
    if (row === undefined) {
      yield undefined;
      continue;
    }
    keyed.push({ row, keys: sortKeys(row.document, sort) });
    bytes += row.raw.length;
    if (bytes > MAX_SORT_BYTES)
      throw new MongoError(292, `Sort exceeded memory limit of ${MAX_SORT_BYTES} bytes: add an index.`);
  }
  const compare = compareSortKeys(sort);
  for (const { row } of keyed.sort((a, b) => compare(a.keys, b.keys))) yield row;
}
