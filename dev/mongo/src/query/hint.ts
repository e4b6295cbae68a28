import { badValue, notSupported } from '../errors/mongo-error.ts';
import type { IndexDefinition } from '../storage/collection.ts';
import { isDocument } from '../values/bson-types.ts';
import { type FieldOrder, patternText } from '../values/field-order.ts';

/** Reads `hint`: the key pattern of an index. */
export function parseHint(hint: unknown): readonly FieldOrder[] | undefined {
  if (hint === undefined) return undefined;
  if (!isDocument(hint)) throw notSupported('A hint that is not the fields of an index');
  return Object.entries(hint).map(([path, direction]) => ({ path, direction: Number(direction) as 1 }));
}

/** @throws MongoError with the code 2 (BadValue) if no index has these keys */
export function hintedIndex(
  indexes: readonly IndexDefinition[],
  hint: readonly FieldOrder[],
): IndexDefinition {
  const index = indexes.find(({ fields }) => patternText(fields) === patternText(hint));
  if (index) return index;
  throw badValue('hint provided does not correspond to an existing index');
}
