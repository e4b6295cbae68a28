import { type FilterNode, matchesAll } from '../language/filter-node.ts';
import { comparisonIntervals, hasIntervals, intersect, type Interval, unite } from './interval.ts';

const everything: FilterNode = { kind: 'and', children: [] };

/**
 * The intervals that contain the values of all matching documents. Undefined if the filter does not bound the field.
 * With `singleValued` false the field may hold arrays. Then different elements may satisfy different conditions, so
 * only one condition may bound it.
 */
export function fieldIntervals(
  node: FilterNode,
  path: string,
  singleValued: boolean,
): Interval[] | undefined {
  switch (node.kind) {
    case 'compare':
      return node.path === path ? comparisonIntervals(node.operator, node.value) : undefined;
    case 'and': {
      const bounds = node.children
        .map((child) => fieldIntervals(child, path, singleValued))
        .filter((intervals) => intervals !== undefined);
      const [first, ...others] = bounds;
      return singleValued && first ? others.reduce(intersect, first) : first;
    }
    case 'or': {
      const bounds = node.children.map((child) => fieldIntervals(child, path, singleValued));
      return bounds.every((intervals) => intervals !== undefined) ? unite(bounds.flat()) : undefined;
    }
    case 'not':
    case 'exists':
      return undefined;
  }
}

/** The conditions of a filter that the bounds on these fields do not decide. */
export function partBeyond(node: FilterNode, boundedPaths: ReadonlySet<string>): FilterNode {
  if (node.kind !== 'and') return boundsAreExact(node, boundedPaths) ? everything : node;
  const children = node.children.map((child) => partBeyond(child, boundedPaths));
  return { kind: 'and', children: children.filter((child) => !matchesAll(child)) };
}

/**
 * Whether the bounds on these fields decide a condition, so that no document must be fetched for it. The index does not
 * distinguish null from missing.
 */
function boundsAreExact(node: FilterNode, boundedPaths: ReadonlySet<string>): boolean {
  switch (node.kind) {
    case 'and':
      return node.children.every((child) => boundsAreExact(child, boundedPaths));
    case 'compare':
      return boundedPaths.has(node.path) && node.value !== null && hasIntervals(node.operator, node.value);
    case 'or': {
      // `$in`: all branches bound one field.
      const paths = new Set(
        node.children.map((child) => (child.kind === 'compare' ? child.path : undefined)),
      );
      return paths.size === 1 && node.children.every((child) => boundsAreExact(child, boundedPaths));
    }
    case 'not':
    case 'exists':
      return false;
  }
}

/** The number of comparisons with a field. */
export function conditionsOn(node: FilterNode, path: string): number {
  switch (node.kind) {
    case 'and':
    case 'or':
      return node.children.reduce((sum, child) => sum + conditionsOn(child, path), 0);
    case 'not':
      return conditionsOn(node.child, path);
    case 'compare':
    case 'exists':
      return node.path === path ? 1 : 0;
  }
}
