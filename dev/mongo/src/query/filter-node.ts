import type { ExactDocument } from '../values/bson-types.ts';

export type Comparison = '$eq' | '$gt' | '$gte' | '$lt' | '$lte';

/** A parsed filter: what the matcher runs and what the planner reads index bounds from. */
export type FilterNode =
  | { readonly kind: 'and' | 'or' | 'nor'; readonly children: readonly FilterNode[] }
  | { readonly kind: 'not'; readonly child: FilterNode }
  | {
      readonly kind: 'compare';
      readonly path: string;
      readonly operator: Comparison;
      readonly value: unknown;
    }
  | {
      readonly kind: 'in';
      readonly path: string;
      readonly values: readonly unknown[];
      readonly patterns: readonly RegExp[];
    }
  | { readonly kind: 'exists'; readonly path: string }
  /** A test of one value; `ofElements` also tries it on the elements of an array. */
  | {
      readonly kind: 'value';
      readonly path: string;
      readonly ofElements: boolean;
      readonly test: (value: unknown) => boolean;
    }
  | { readonly kind: 'document'; readonly test: (document: ExactDocument) => boolean };
