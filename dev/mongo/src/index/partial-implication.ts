import { BSONRegExp } from 'bson';
import { fieldIntervals } from '../query/field-intervals.ts';
import type { FilterNode } from '../query/filter-node.ts';
import { parseFilter } from '../query/parse-filter.ts';
import { intersect, type Interval } from '../query/interval.ts';
import type { ExactDocument } from '../values/bson-types.ts';
import { rank } from '../values/type-rank.ts';

/** Whether every document that the query can match is in the partial index; when in doubt, no. */
export function isImplied(partialFilter: ExactDocument, query: FilterNode): boolean {
  if (Object.values(partialFilter).some((value) => value instanceof BSONRegExp)) return false;
  const node = parseFilter(partialFilter);
  const clauses = node.kind === 'and' ? node.children : [node];
  return clauses.every((clause) => clauseIsImplied(clause, query));
}

function clauseIsImplied(clause: FilterNode, query: FilterNode): boolean {
  if (clause.kind === 'exists') {
    const asked = fieldIntervals(query, clause.path, false);
    return asked !== undefined && !asked.some(reachesNull);
  }
  if (clause.kind !== 'compare' && clause.kind !== 'in') return false;
  const admitted = fieldIntervals(clause, clause.path, false);
  const asked = fieldIntervals(query, clause.path, false);
  return admitted !== undefined && asked?.every((interval) => isInside(interval, admitted)) === true;
}

const reachesNull = ({ low }: Interval): boolean => (low.bytes[0] ?? 0) <= rank.null;

function isInside(interval: Interval, admitted: readonly Interval[]): boolean {
  return intersect([interval], admitted).some(
    ({ low, high }) => low === interval.low && high === interval.high,
  );
}
