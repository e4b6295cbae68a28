export type Comparison = '$eq' | '$gt' | '$gte' | '$lt' | '$lte';

/** A parsed filter. The matcher runs it, and the planner reads index bounds from it. */
export type FilterNode =
  | { readonly kind: 'and' | 'or'; readonly children: readonly FilterNode[] }
  | { readonly kind: 'not'; readonly child: FilterNode }
  | {
      readonly kind: 'compare';
      readonly path: string;
      readonly operator: Comparison;
      readonly value: unknown;
    }
  | { readonly kind: 'exists'; readonly path: string };

/** Whether the filter is `{}`. */
export const matchesAll = (node: FilterNode): boolean =>
  node.kind === 'and' && node.children.every(matchesAll);
