import type { IndexDefinition } from '../storage/collection.ts';
import type { OrderedRange } from '../storage/merge-scan.ts';
import type { KeyCheck } from './key-checks.ts';

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
  /** The keys decide the whole filter, so documents need no further check. */
  readonly exact: boolean;
  /** The number of leading fields with bounds. */
  readonly boundedFields: number;
}
