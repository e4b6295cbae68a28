import { type Collection, documentKey, idPrefix, recordIdOf } from '../storage/collection.ts';
import { after, RangeScan } from '../storage/range-scan.ts';
import type { Reader } from '../storage/reader.ts';
import type { IndexScan, Plan } from './plan.ts';
import { pauseEvery, Row, type Rows } from './row.ts';

/** What a query really read, for `explain`. */
export interface ReadCounts {
  keysExamined: number;
  docsExamined: number;
}

/** Reads the documents of a plan. `scan.suspend` may be called between two rows. */
export function scanRows(
  reader: Reader,
  collection: Collection,
  plan: Plan,
  counts: ReadCounts,
): { rows: Rows; suspend: () => void } {
  const prefix = idPrefix(collection.id);
  const scan =
    plan.kind === 'COLLSCAN'
      ? new RangeScan(reader.environment.documents, [{ start: prefix, end: after(prefix) }], plan.backwards)
      : new RangeScan(reader.environment.entries, plan.ranges, plan.backwards);
  const rows =
    plan.kind === 'COLLSCAN'
      ? collectionRows(scan, counts)
      : indexRows(reader, collection, plan, scan, counts);
  return { rows: withEnd(rows, scan), suspend: () => scan.suspend() };
}

function* collectionRows(scan: RangeScan, counts: ReadCounts): Rows {
  for (let entry = scan.next(); entry; entry = scan.next()) {
    counts.docsExamined++;
    yield new Row(recordIdOf(entry.key), entry.value);
    if (counts.docsExamined % pauseEvery === 0) yield undefined;
  }
}

function* indexRows(
  reader: Reader,
  collection: Collection,
  { index }: IndexScan,
  scan: RangeScan,
  counts: ReadCounts,
): Rows {
  // A document with an array stands in a multikey index several times.
  const seen = index.multikey ? new Set<number>() : undefined;
  for (let entry = scan.next(); entry; entry = scan.next()) {
    counts.keysExamined++;
    if (counts.keysExamined % pauseEvery === 0) yield undefined;
    const recordId = recordIdOf(entry.key);
    if (seen?.has(recordId) === true) continue;
    seen?.add(recordId);
    const raw = reader.environment.documents.getBinary(documentKey(collection, recordId));
    if (!raw) continue;
    counts.docsExamined++;
    yield new Row(recordId, raw);
  }
}

/** Gives the snapshot back when the consumer stops early. */
function* withEnd(rows: Rows, scan: RangeScan): Rows {
  try {
    yield* rows;
  } finally {
    scan.suspend();
  }
}
