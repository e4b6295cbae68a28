import { decodeExact } from '../values/codec.ts';
import type { ExactDocument } from '../values/bson-types.ts';

/** A stored document in a query. It is decoded at most once, and only if the query needs its fields. */
export class Row {
  readonly recordId: number;
  readonly raw: Buffer;
  #decoded: ExactDocument | undefined;

  constructor(recordId: number, raw: Buffer) {
    this.recordId = recordId;
    this.raw = raw;
  }

  get document(): ExactDocument {
    return (this.#decoded ??= decodeExact(this.raw));
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
  if (count === 0) return;
  for (const row of rows) {
    yield row;
    if (row !== undefined && ++given >= count) return;
  }
}

export function* mapRows<A, B>(rows: Rows<A>, change: (row: A) => B): Rows<B> {
  for (const row of rows) yield row === undefined ? undefined : change(row);
}
