import type { ExactDocument } from '../values/bson-types.ts';
import { decodeExact } from '../values/codec.ts';

/** A stored document on its way through a query: its bytes, decoded at most once and only if something looks inside. */
export class Row {
  private decoded: ExactDocument | undefined;

  constructor(
    readonly recordId: number,
    readonly raw: Buffer,
  ) {}

  get document(): ExactDocument {
    return (this.decoded ??= decodeExact(this.raw));
  }
}

/** Rows, with `undefined` now and then where the consumer may pause, check its time limit or let others run. */
export type Rows<T = Row> = Generator<T | undefined, void, void>;

/** Rows between two pauses. */
export const pauseEvery = 128;

export function* filterRows(rows: Rows, matches: (row: Row) => boolean): Rows {
  for (const row of rows) if (row === undefined || matches(row)) yield row;
}

export function* skipRows<T>(rows: Rows<T>, count: number): Rows<T> {
  let skipped = 0;
  for (const row of rows) {
    if (row === undefined || skipped >= count) yield row;
    else skipped++;
  }
}

/** Ends without asking for the row after the last, so that nothing more is read. */
export function* limitRows<T>(rows: Rows<T>, count: number): Rows<T> {
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
