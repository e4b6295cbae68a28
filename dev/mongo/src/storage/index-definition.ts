import type { ExactDocument } from '../values/bson-types.ts';
import type { FieldOrder } from '../values/field-order.ts';

/** An index as the catalog stores it. */
export interface IndexDefinition {
  /** Prefix of its keys in the entries table. */
  readonly id: number;
  readonly name: string;
  readonly fields: readonly FieldOrder[];
  readonly unique: boolean;
  readonly partialFilter: ExactDocument | undefined;
  /** Whether an array was ever indexed: then a document can have more than one entry. */
  multikey: boolean;
}
