import type { IndexDefinition } from '../index/index-definition.ts';
import { fieldLimit, fitField, isCut } from '../index/key-fields.ts';
import { type Collection, documentKey, idPrefix, recordIdOf } from '../storage/collection.ts';
import { after } from '../storage/range-scan.ts';
import type { Reader } from '../storage/reader.ts';
import { decodeExact } from '../values/codec.ts';
import { encodeValue } from '../values/encode-key.ts';
import { valuesAt } from '../values/paths.ts';

export interface DistinctScan {
  readonly index: IndexDefinition;
  readonly values: readonly unknown[];
  /** One for each distinct value: the scan jumps over the rest. */
  readonly keysExamined: number;
}

/** The distinct values of an index's first field, by jumping from each to the next; undefined if no index serves. */
export function distinctByIndex(
  reader: Reader,
  collection: Collection,
  key: string,
): DistinctScan | undefined {
  const index = collection.indexes.find(
    ({ fields, multikey, truncated, sparse, partialFilter }) =>
      fields[0]?.path === key && !multikey && !truncated && !sparse && !partialFilter,
  );
  const field = index?.fields[0];
  if (!index || !field) return undefined;
  const { documents, entries } = reader.environment;
  const values: unknown[] = [];
  let keysExamined = 0;
  const prefix = idPrefix(index.id);
  const end = after(prefix);
  for (let start = prefix; ;) {
    const [entry] = entries.getKeys({ start, end, limit: 1 });
    if (!entry) break;
    keysExamined++;
    const raw = documents.getBinary(documentKey(collection, recordIdOf(entry)));
    const [value] = raw ? valuesAt(decodeExact(raw), key) : [];
    // Missing and null are one key, and only null is a value: the documents tell.
    if (value === undefined) return undefined;
    values.push(value);
    const encoded = encodeValue(value);
    if (isCut(encoded, fieldLimit(index))) return undefined;
    start = after(Buffer.concat([prefix, fitField(encoded, fieldLimit(index), field.direction)]));
  }
  return { index, values: field.direction === 1 ? values : values.reverse(), keysExamined };
}
