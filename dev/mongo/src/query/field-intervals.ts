import type { FilterNode } from './filter-node.ts';
import { comparisonIntervals, intersect, type Interval, point, unite } from './interval.ts';

/**
 * The intervals of a field outside which no document can match, or undefined if the filter does not bound it. With
 * `singleValued` false the field may hold arrays, whose elements may satisfy different conditions each: then only one
 * condition may bound it.
 */
export function fieldIntervals(
  node: FilterNode,
  path: string,
  singleValued: boolean,
): Interval[] | undefined {
  switch (node.kind) {
    case 'compare':
      return node.path === path ? comparisonIntervals(node.operator, node.value) : undefined;
    case 'in': {
      if (node.path !== path || node.patterns.length > 0) return undefined;
      if (node.values.some((value) => comparisonIntervals('$eq', value) === undefined)) return undefined;
      return unite(node.values.map(point));
    }
    case 'not':
      // `{ $exists: false }`: missing fields stand in the index as null.
      return node.child.kind === 'exists' && node.child.path === path && singleValued
        ? [point(null)]
        : undefined;
    case 'and': {
      const bounds = node.children.flatMap((child) => {
        const intervals = fieldIntervals(child, path, singleValued);
        return intervals ? [intervals] : [];
      });
      if (!singleValued) return bounds[0];
      return bounds.length === 0 ? undefined : bounds.reduce(intersect);
    }
    case 'or': {
      const bounds = node.children.map((child) => fieldIntervals(child, path, singleValued));
      return bounds.every((intervals) => intervals !== undefined) ? unite(bounds.flat()) : undefined;
    }
    case 'nor':
    case 'exists':
    case 'value':
    case 'document':
      return undefined;
  }
}

/**
 * Whether the bounds on these fields say all that the filter says, so that no document need be fetched to decide. Null
 * stands for missing too, and `undefined` bounds say nothing: both need the document.
 */
export function boundsAreExact(node: FilterNode, boundedPaths: ReadonlySet<string>): boolean {
  switch (node.kind) {
    case 'and':
      return node.children.every((child) => boundsAreExact(child, boundedPaths));
    case 'compare':
      return (
        boundedPaths.has(node.path) &&
        node.value !== null &&
        comparisonIntervals(node.operator, node.value) !== undefined
      );
    case 'in':
      return (
        boundedPaths.has(node.path) &&
        node.patterns.length === 0 &&
        node.values.every((value) => value !== null && comparisonIntervals('$eq', value) !== undefined)
      );
    case 'or':
    case 'nor':
    case 'not':
    case 'exists':
    case 'value':
    case 'document':
      return false;
  }
}
