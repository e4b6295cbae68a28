import type { Reader } from '../storage/catalog.ts';
import { type Collection, documentKey, ID_BYTES, idPrefix, recordIdOf } from '../storage/collection.ts';
import { MergeScan } from '../storage/merge-scan.ts';
import { after, keysOnly, RangeScan, withValues } from '../storage/range-scan.ts';
import { documentOfKey } from '../values/document-of-key.ts';
import { keyTest } from './key-checks.ts';
import type { IndexScan, Plan } from './index-plan.ts';
import { Row, type Rows } from './row.ts';

/** What a query has read, for `explain`. */
export interface ReadCounts {
  keysExamined: number;
  docsExamined: number;
}

/** What all queries of this process have read and returned, for `serverStatus`. */
export const totals = { keysExamined: 0, docsExamined: 0, docsReturned: 0 };

/** Entries between two pauses. */
const PAUSE_EVERY = 128;

interface ScanOptions {
  readonly counts: ReadCounts;
  /** The number of first matches that nobody wants; their documents are not read. */
  readonly skippedKeys: number;
  /** The fields of the result, if the keys of the plan's index can have all of them. */
  readonly covered: readonly string[] | undefined;
}

/** Reads the documents of a plan. `suspend` may be called between two rows. */
export function scanRows(
  reader: Reader,
  collection: Collection,
  plan: Plan,
  options: ScanOptions,
): { rows: Rows; suspend: () => void } {
  const { documents, entries } = reader.environment;
  const { counts } = options;
  const prefix = idPrefix(collection.id);
  if (plan.kind === 'COLLSCAN') {
    const scan = new RangeScan(withValues, documents, [{ start: prefix, end: after(prefix) }], false);
    return suspendable(collectionRows(scan, counts), scan, counts);
  }
  const { ranges, backwards } = plan;
  const scan = plan.merges
    ? new MergeScan(entries, ranges, backwards)
    : new RangeScan(keysOnly, entries, ranges, backwards);
  return suspendable(indexRows(reader, collection, plan, { scan, ...options }), scan, counts);
}

const suspendable = (rows: Rows, scan: { suspend: () => void }, counts: ReadCounts) => ({
  rows: suspendAtEnd(rows, scan, counts),
  suspend: () => {
    scan.suspend();
  },
});

function* collectionRows(scan: RangeScan<{ key: Buffer; value: Buffer }>, counts: ReadCounts): Rows {
  for (let entry = scan.next(); entry; entry = scan.next()) {
    counts.docsExamined++;
    yield new Row(recordIdOf(entry.key), entry.value);
    if (counts.docsExamined % PAUSE_EVERY === 0) yield undefined;
  }
}

function* indexRows(
  reader: Reader,
  collection: Collection,
  { index, checks }: IndexScan,
  { scan, counts, skippedKeys, covered }: ScanOptions & { scan: RangeScan<Buffer> | MergeScan },
): Rows {
  let skipped = 0;
  // A document with an array has several entries in a multikey index.
  const seen = index.arrays.length > 0 ? new Set<number>() : undefined;
  const passes = keyTest(index, checks);
  const documentIn = covered && documentOfKey(index.fields, covered);
  for (let key = scan.next(); key; key = scan.next()) {
    counts.keysExamined++;
    if (counts.keysExamined % PAUSE_EVERY === 0) yield undefined;
    if (!passes(key)) continue;
    const recordId = recordIdOf(key);
    if (seen?.has(recordId) === true) continue;
    seen?.add(recordId);
    if (skipped < skippedKeys) {
      skipped++;
      continue;
    }
    const projected = documentIn?.(key, ID_BYTES);
    if (projected) {
      yield new Row(recordId, projected, true);
      continue;
    }
    const raw = reader.environment.documents.getBinary(documentKey(collection, recordId));
    if (!raw) continue;
    counts.docsExamined++;
    yield new Row(recordId, raw);
  }
}

/** Releases lmdb's snapshot when the consumer stops early. */
function* suspendAtEnd(rows: Rows, scan: { suspend: () => void }, counts: ReadCounts): Rows {
  try {
    yield* rows;
  } finally {
    totals.keysExamined += counts.keysExamined;
    totals.docsExamined += counts.docsExamined;
    scan.suspend();
  }
}
