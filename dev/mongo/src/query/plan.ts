import type { Direction, IndexDefinition } from '../index/index-definition.ts';
import type { KeyRange } from '../storage/range-scan.ts';
import type { Interval } from './interval.ts';

export interface SortField {
  readonly path: string;
  readonly direction: Direction;
}

/** How the documents of a query are found. */
export type Plan = CollectionScan | IndexScan;

export interface CollectionScan {
  readonly kind: 'COLLSCAN';
  readonly backwards: boolean;
}

export interface IndexScan {
  readonly kind: 'IXSCAN';
  readonly index: IndexDefinition;
  /** Ranges of the table of entries, ascending. */
  readonly ranges: readonly KeyRange[];
  /** The bounds of every field, for `explain`. */
  readonly bounds: readonly (readonly Interval[])[];
  readonly backwards: boolean;
  /** The entries come in the order of the query's sort. */
  readonly servesSort: boolean;
  /** The bounds say all that the filter says. */
  readonly exact: boolean;
  /** How many leading fields have bounds. */
  readonly boundedFields: number;
}
