import type { IndexDefinition } from '../index/index-definition.ts';
import { fieldLimit, fieldRange, fitField } from '../index/key-fields.ts';
import { isImplied } from '../index/partial-implication.ts';
import { idPrefix } from '../storage/collection.ts';
import { after, type KeyRange } from '../storage/range-scan.ts';
import { encodeValue } from '../values/encode-key.ts';
import { boundsAreExact, fieldIntervals } from './field-intervals.ts';
import type { FilterNode } from './filter-node.ts';
import { everything, type Interval, isPoint } from './interval.ts';
import type { IndexScan, SortField } from './plan.ts';

/** Beyond this many ranges the rest of an index's fields is left to the filter. */
const maxRanges = 20_000;
const nullKey = encodeValue(null);

/** The scan of one index for a filter and a sort, or undefined if the index must not be used for the filter. */
export function indexPlan(
  index: IndexDefinition,
  filter: FilterNode,
  sort: readonly SortField[],
): IndexScan | undefined {
  if (index.partialFilter && !isImplied(index.partialFilter, filter)) return undefined;
  const bounds = leadingBounds(index, filter);
  // Documents without the fields are not in a sparse index.
  if (index.sparse && !bounds.some((intervals) => !intervals.some(admitsNull))) return undefined;
  const equal = bounds.findIndex((intervals) => !(intervals.length === 1 && intervals.every(isPoint)));
  const direction = sortDirection(index, equal === -1 ? bounds.length : equal, sort);
  const paths = new Set(index.fields.slice(0, bounds.length).map(({ path }) => path));
  return {
    kind: 'IXSCAN',
    index,
    ranges: keyRanges(index, bounds),
    bounds: index.fields.map((_, i) => bounds[i] ?? [everything]),
    backwards: direction === 'backwards',
    servesSort: direction !== undefined,
    exact: !index.multikey && !index.truncated && boundsAreExact(filter, paths),
    boundedFields: bounds.length,
  };
}

const admitsNull = ({ low, high }: Interval): boolean =>
  Buffer.compare(low.bytes, nullKey) <= 0 && Buffer.compare(high.bytes, nullKey) >= 0;

/** Bounds of the first fields: points as far as they go, and one range after them. */
function leadingBounds(index: IndexDefinition, filter: FilterNode): Interval[][] {
  const bounds: Interval[][] = [];
  let combinations = 1;
  for (const { path } of index.multikey ? index.fields.slice(0, 1) : index.fields) {
    const intervals = fieldIntervals(filter, path, !index.multikey);
    if (!intervals) break;
    combinations *= intervals.length;
    if (combinations > maxRanges) break;
    bounds.push(intervals);
    if (!intervals.every(isPoint)) break;
  }
  return bounds;
}

/** Ranges of the table of entries: one for each combination of points, and each interval of the last field. */
function keyRanges(index: IndexDefinition, bounds: readonly (readonly Interval[])[]): KeyRange[] {
  const limit = fieldLimit(index);
  const whole = idPrefix(index.id);
  if (bounds.length === 0) return [{ start: whole, end: after(whole) }];
  let prefixes = [whole];
  let ranges: KeyRange[] = [];
  bounds.forEach((intervals, i) => {
    const direction = index.fields[i]?.direction ?? 1;
    const ordered = direction === 1 ? intervals : [...intervals].reverse();
    if (ordered.every(isPoint)) {
      prefixes = prefixes.flatMap((prefix) =>
        ordered.map(({ low }) => Buffer.concat([prefix, fitField(low.bytes, limit, direction)])),
      );
      ranges = prefixes.map((prefix) => ({ start: prefix, end: after(prefix) }));
    } else {
      ranges = prefixes.flatMap((prefix) =>
        ordered.map(({ low, high }) =>
          fieldRange(
            prefix,
            { low: low.bytes, lowInclusive: low.inclusive, high: high.bytes, highInclusive: high.inclusive },
            limit,
            direction,
          ),
        ),
      );
    }
  });
  return ascending(ranges);
}

/** In key order and merged where widened bounds overlap: a scan must not give an entry twice. */
function ascending(ranges: KeyRange[]): KeyRange[] {
  const merged: KeyRange[] = [];
  for (const range of ranges.sort((a, b) => Buffer.compare(a.start, b.start))) {
    const last = merged.at(-1);
    if (Buffer.compare(range.start, range.end) >= 0) continue;
    if (!last || Buffer.compare(last.end, range.start) < 0) merged.push(range);
    else
      merged[merged.length - 1] = {
        start: last.start,
        end: Buffer.compare(last.end, range.end) >= 0 ? last.end : range.end,
      };
  }
  return merged;
}

/**
 * Whether walking the entries gives the sort's order: fields fixed to one point may be skipped, the others must follow
 * in the sort's order, all in the index's directions or all against them.
 */
function sortDirection(
  index: IndexDefinition,
  equalFields: number,
  sort: readonly SortField[],
): 'forwards' | 'backwards' | undefined {
  if (sort.length === 0) return 'forwards';
  if (index.multikey || index.truncated) return undefined;
  const fixed = new Set(index.fields.slice(0, equalFields).map(({ path }) => path));
  const wanted = sort.filter(({ path }) => !fixed.has(path));
  if (wanted.length === 0) return 'forwards';
  const rest = index.fields.slice(equalFields);
  const signs = wanted.map(({ path, direction }, i) => {
    const field = rest[i];
    return field?.path === path ? direction * field.direction : 0;
  });
  if (signs.every((sign) => sign === 1)) return 'forwards';
  return signs.every((sign) => sign === -1) ? 'backwards' : undefined;
}
