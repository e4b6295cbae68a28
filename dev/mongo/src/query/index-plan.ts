import type { FilterNode } from '../language/filter-node.ts';
import { type IndexDefinition, MAX_INDEX_KEY_BYTES } from '../storage/collection.ts';
import type { OrderedRange } from '../storage/merge-scan.ts';
import type { FieldOrder } from '../values/field-order.ts';
import { conditionsOn, fieldIntervals, partBeyond } from './field-intervals.ts';
import { type Interval, isPoint } from './interval.ts';
import { type KeyCheck, keyChecksOf } from './key-checks.ts';
import { keyRanges } from './key-ranges.ts';

/** With more ranges than this, the filter checks the remaining fields of an index. */
const MAX_RANGES = 20_000;
/** More ranges than this are sorted, not merged: MongoDB's internalQueryMaxScansToExplode. */
const MAX_MERGED_RANGES = 200;

/** How a query finds its documents. */
export type Plan = { readonly kind: 'COLLSCAN' } | IndexScan;

export interface IndexScan {
  readonly kind: 'IXSCAN';
  readonly index: IndexDefinition;
  /** Ranges of the entries table, ascending. */
  readonly ranges: readonly OrderedRange[];
  /** What the entries of the ranges must have in addition. */
  readonly checks: readonly KeyCheck[];
  readonly backwards: boolean;
  /** The ranges are read at the same time, in the order of the sort. */
  readonly merges: boolean;
  /** The entries come in the order of the query's sort. */
  readonly servesSort: boolean;
  /** The part of the filter that the keys do not decide. `{}` if documents need no further check. */
  readonly undecided: FilterNode;
  /** The number of leading fields with bounds. */
  readonly boundedFields: number;
}

/** The scan of one index for a filter and a sort. */
export function indexPlan(
  index: IndexDefinition,
  filter: FilterNode,
  sort: readonly FieldOrder[],
): IndexScan {
  const bounds = leadingBounds(index, filter);
  const equal = bounds.findIndex((intervals) => !(intervals.length === 1 && intervals.every(isPoint)));
  const ranges = keyRanges(index, bounds);
  const scanned = sortDirection(index, equal === -1 ? bounds.length : equal, sort);
  // A merge: leading fields have several values each, such as `$in`, and the fields of the sort follow. So each range
  // is in the order of the sort. MongoDB does the same (SORT_MERGE).
  const points = bounds.filter((intervals) => intervals.every(isPoint)).length;
  const pointPaths = new Set(index.fields.slice(0, points).map(({ path }) => path));
  const canMerge = points > 0 && ranges.length <= MAX_MERGED_RANGES;
  const merged =
    scanned || !canMerge || sort.some(({ path }) => pointPaths.has(path))
      ? undefined
      : sortDirection(index, points, sort);
  const direction = scanned ?? merged;
  const checks = keyChecksOf(index, filter, bounds.length);
  const checked = new Set(checks.map(({ field }) => field));
  const decided = index.fields
    .filter((_, field) => field < bounds.length || checked.has(field))
    .map(({ path }) => path);
  return {
    kind: 'IXSCAN',
    index,
    ranges,
    checks,
    backwards: direction === 'backwards',
    merges: merged !== undefined,
    servesSort: direction !== undefined,
    undecided: undecidedPart(index, filter, decided),
    boundedFields: bounds.length,
  };
}

/** Different elements of an array can satisfy two conditions, so the keys decide one only. */
function undecidedPart(
  index: IndexDefinition,
  filter: FilterNode,
  checkedPaths: readonly string[],
): FilterNode {
  const isDecided = (path: string): boolean =>
    !index.arrays.includes(path) || conditionsOn(filter, path) <= 1;
  return partBeyond(filter, new Set(checkedPaths.filter(isDecided)));
}

/** Bounds of the leading fields: points as far as possible, then one range. */
function leadingBounds(index: IndexDefinition, filter: FilterNode): Interval[][] {
  const bounds: Interval[][] = [];
  let combinations = 1;
  let bytes = 0;
  for (const { path } of index.fields) {
    const intervals = fieldIntervals(filter, path, !index.arrays.includes(path));
    if (!intervals) break;
    combinations *= intervals.length;
    if (combinations > MAX_RANGES) break;
    bytes += Math.max(0, ...intervals.map(({ low, high }) => Math.max(low.length, high.length)));
    // lmdb cannot search for a longer key than it can store.
    if (bytes > MAX_INDEX_KEY_BYTES) break;
    bounds.push(intervals);
    if (!intervals.every(isPoint)) break;
  }
  return bounds;
}

/**
 * Whether a scan gives the sort's order. Fields fixed to one value do not matter. The others must follow in the sort's
 * order, all in the index's directions or all against them.
 */
function sortDirection(
  index: IndexDefinition,
  fixedFields: number,
  sort: readonly FieldOrder[],
): 'forwards' | 'backwards' | undefined {
  if (sort.length === 0) return 'forwards';
  if (index.arrays.length > 0) return undefined;
  const fixed = new Set(index.fields.slice(0, fixedFields).map(({ path }) => path));
  const wanted = sort.filter(({ path }) => !fixed.has(path));
  const rest = index.fields.slice(fixedFields);
  const signs = wanted.map(({ path, direction }, i) => {
    const field = rest[i];
    return field?.path === path ? direction * field.direction : 0;
  });
  if (signs.every((sign) => sign === 1)) return 'forwards';
  return signs.every((sign) => sign === -1) ? 'backwards' : undefined;
}
