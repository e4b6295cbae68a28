import type { ExactDocument } from '../values/bson-types.ts';

export type Direction = 1 | -1;

export interface IndexField {
  readonly path: string;
  readonly direction: Direction;
}

/** An index as the catalog keeps it. */
export interface IndexDefinition {
  /** Prefix of its keys in the table of entries. */
  readonly id: number;
  readonly name: string;
  readonly fields: readonly IndexField[];
  readonly unique: boolean;
  readonly sparse: boolean;
  readonly partialFilter: ExactDocument | undefined;
  /** Some document has more than one entry: an array was indexed. */
  multikey: boolean;
  /** Some key was cut to fit lmdb's limit, so the order of entries is not the order of values. */
  truncated: boolean;
}

/** The key pattern as commands and errors show it, `{ createdAt: -1, _id: -1 }`. */
export function keyPattern(index: Pick<IndexDefinition, 'fields'>): Record<string, Direction> {
  return Object.fromEntries(index.fields.map(({ path, direction }) => [path, direction]));
}
