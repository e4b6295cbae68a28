import type { Collection } from '../storage/collection.ts';
import type { Reader } from '../storage/reader.ts';
import { matcherOf } from './matcher.ts';
import { type Choice, choosePlan, type Query } from './planner.ts';
import { filterRows, limitRows, type Row, type Rows, skipRows } from './row.ts';
import { type ReadCounts, scanRows } from './scan-rows.ts';
import { sortRows } from './sort.ts';

export interface FindRequest extends Omit<Query, 'wanted'> {
  readonly skip: number;
  /** Undefined for all. */
  readonly limit: number | undefined;
}

/** A running query: rows in the wanted order, and what it has read so far. */
export interface Found {
  readonly rows: Rows;
  readonly suspend: () => void;
  readonly counts: ReadCounts;
  readonly choice: Choice | undefined;
}

function* noRows(): Rows {
  // A collection that does not exist is empty.
}

export const nothingFound = (): Found => ({
  rows: noRows(),
  suspend: () => undefined,
  counts: { keysExamined: 0, docsExamined: 0 },
  choice: undefined,
});

/** Plans and starts a query; nothing is read before the first row is asked for. */
export function findRows(reader: Reader, collection: Collection | undefined, request: FindRequest): Found {
  if (!collection) return nothingFound();
  const { skip, limit, filter, sort } = request;
  const wanted = limit === undefined ? undefined : skip + limit;
  const choice = choosePlan(reader, collection, { ...request, wanted });
  const { plan } = choice;
  const counts: ReadCounts = { keysExamined: 0, docsExamined: 0 };
  const scan = scanRows(reader, collection, plan, counts);
  const matches = matcherOf(filter);
  const decided = plan.kind === 'IXSCAN' && plan.exact;
  let rows = decided ? scan.rows : filterRows(scan.rows, (row: Row) => matches(row.document));
  if (needsSort(choice, request)) rows = sortRows(rows, sort, wanted);
  if (skip > 0) rows = skipRows(rows, skip);
  if (limit !== undefined) rows = limitRows(rows, limit);
  return { rows, suspend: scan.suspend, counts, choice };
}

export function needsSort({ plan }: Choice, { sort }: Pick<FindRequest, 'sort'>): boolean {
  return sort.length > 0 && !(plan.kind === 'IXSCAN' && plan.servesSort);
}

/** The first row, for writes that change one document; runs inside the write's transaction. */
export function firstRow(
  reader: Reader,
  collection: Collection,
  request: Omit<FindRequest, 'skip' | 'limit'>,
): Row | undefined {
  for (const row of findRows(reader, collection, { ...request, skip: 0, limit: 1 }).rows) if (row) return row;
  return undefined;
}
