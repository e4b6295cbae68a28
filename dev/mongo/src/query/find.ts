import { fieldNames, type FilterNode, matchesAll, neededTexts } from '../language/filter-node.ts';
import { matcherOf } from '../language/matcher.ts';
import type { Projection } from '../language/projection.ts';
import type { Reader } from '../storage/catalog.ts';
import type { Collection } from '../storage/collection.ts';
import type { Source } from './batch.ts';
import type { IndexScan, Plan } from './index-plan.ts';
import { choosePlan, type Query } from './planner.ts';
import { textBytes } from '../values/raw-document.ts';
import { filterRows, limitRows, type Row, type Rows, skipRows, sortRows } from './row.ts';
import { type ReadCounts, scanRows } from './scan-rows.ts';

export interface FindRequest extends Query {
  readonly skip: number;
  /** Undefined for all. */
  readonly limit: number | undefined;
  readonly projection?: Projection | undefined;
}

/** A running query: its rows in order, and what it has read so far. */
export interface Found extends Source {
  readonly counts: ReadCounts;
  /** Undefined if the collection does not exist. */
  readonly plan: Plan | undefined;
  /** Whether the keys of the index have all fields of the result. */
  readonly isCovered: boolean;
}

function* noRows(): Rows {
  // A collection that does not exist is empty.
}

/**
 * Tests rows against a filter. It decodes only the fields that the filter reads, and nothing of a document that lacks a text
 * of the filter.
 */
function rowTest(filter: FilterNode): (row: Row) => boolean {
  const matches = matcherOf(filter);
  const names = [...fieldNames(filter)].map((name) => Buffer.from(name));
  const texts = neededTexts(filter).map(textBytes);
  return (row) => texts.every((text) => row.raw.includes(text)) && matches(row.fields(names));
}

/** Plans and starts a query. It reads nothing before the first row is taken. */
export function findRows(reader: Reader, collection: Collection | undefined, request: FindRequest): Found {
  const counts: ReadCounts = { keysExamined: 0, docsExamined: 0 };
  if (!collection)
    return { rows: noRows(), suspend: () => undefined, counts, plan: undefined, isCovered: false };
  const { skip, limit, filter, sort } = request;
  const wanted = limit === undefined ? undefined : skip + limit;
  const plan = choosePlan(reader, collection, request, wanted);
  const undecided = plan.kind === 'IXSCAN' ? plan.undecided : filter;
  const isDecided = matchesAll(undecided);
  const skipsKeys = isDecided && plan.kind === 'IXSCAN' && !needsSort(plan, request);
  const covered = skipsKeys ? coveredFields(plan, request) : undefined;
  const scan = scanRows(reader, collection, plan, { counts, skippedKeys: skipsKeys ? skip : 0, covered });
  let rows = isDecided ? scan.rows : filterRows(scan.rows, rowTest(undecided));
  if (needsSort(plan, request)) rows = sortRows(rows, sort);
  if (skip > 0 && !skipsKeys) rows = skipRows(rows, skip);
  if (limit !== undefined) rows = limitRows(rows, limit);
  return { rows, suspend: scan.suspend, counts, plan, isCovered: covered !== undefined };
}

/** The fields of the result, if an index has them. Of an array, a key has only one element. */
function coveredFields({ index }: IndexScan, { projection }: FindRequest): readonly string[] | undefined {
  const isIn = (name: string): boolean =>
    index.fields.some(({ path }) => path === name) && !index.arrays.includes(name);
  return projection?.fields?.every(isIn) === true ? projection.fields : undefined;
}

export function needsSort(plan: Plan, { sort }: Query): boolean {
  return sort.length > 0 && !(plan.kind === 'IXSCAN' && plan.servesSort);
}

/** The first row, for writes that change one document. Runs inside the write's transaction. */
export function firstRow(reader: Reader, collection: Collection, query: Query): Row | undefined {
  for (const row of findRows(reader, collection, { ...query, skip: 0, limit: 1 }).rows) if (row) return row;
  return undefined;
}
