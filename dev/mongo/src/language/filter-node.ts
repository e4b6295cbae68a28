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

/** The texts that each matching document contains. */
export function neededTexts(node: FilterNode): readonly string[] {
  if (node.kind === 'and') return node.children.flatMap(neededTexts);
  return node.kind === 'compare' && node.operator === '$eq' && typeof node.value === 'string'
    ? [node.value]
    : [];
}

/** The names of the fields that a filter reads. Of the path `home.pets`, it is `home`. */
export function fieldNames(node: FilterNode): ReadonlySet<string> {
  switch (node.kind) {
    case 'and':
    case 'or':
      return new Set(node.children.flatMap((child) => [...fieldNames(child)]));
    case 'not':
      return fieldNames(node.child);
    case 'compare':
    case 'exists':
      return new Set([node.path.split('.', 1)[0] ?? '']);
  }
}
