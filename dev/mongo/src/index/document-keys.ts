import { MongoError, notSupported } from '../errors/mongo-error.ts';
import { type IndexDefinition, MAX_INDEX_KEY_BYTES } from '../storage/collection.ts';
import { type ExactDocument, isDocument } from '../values/bson-types.ts';
import { encodeValue, keyBytes } from '../values/encode-key.ts';
import type { FieldOrder } from '../values/field-order.ts';
import { keyValues, ownField } from '../values/paths.ts';

/** The keys of one document in one index, without index id and record id. */
interface DocumentKeys {
  readonly keys: readonly Buffer[];
  /** The field that has an array. */
  readonly arrayField: string | undefined;
}

/** The encoded values of one field of a document, in the direction of an index. */
interface FieldKeys {
  readonly path: string;
  readonly parts: readonly Buffer[];
  readonly isArray: boolean;
}

/** @returns a function that computes the keys of the document in an index. It encodes each field once for all indexes. */
export function keysOf(document: ExactDocument): (index: IndexDefinition) => DocumentKeys {
  const encoded = new Map<string, FieldKeys>();
  const fieldKeys = (field: FieldOrder): FieldKeys => {
    const id = `${field.direction} ${field.path}`;
    const keys = encoded.get(id) ?? encodeField(document, field);
    encoded.set(id, keys);
    return keys;
  };
  return (index) => documentKeys(index, index.fields.map(fieldKeys));
}

function documentKeys(index: IndexDefinition, fields: readonly FieldKeys[]): DocumentKeys {
  const arrays = fields.filter(({ isArray }) => isArray);
  if (arrays.length > 1) throw new MongoError(171, 'cannot index parallel arrays');
  const [array] = arrays;
  const keys = !array ? [Buffer.concat(fields.flatMap(({ parts }) => parts))] : combinations(fields);
  const tooLong = keys.find(({ length }) => length > MAX_INDEX_KEY_BYTES);
  if (tooLong) {
    const limit = `the embedded database stores at most ${MAX_INDEX_KEY_BYTES} bytes`;
    throw new MongoError(17280, `key too large to index ${index.name}: ${tooLong.length} bytes, ${limit}`);
  }
  return { keys: array ? distinct(keys) : keys, arrayField: array?.path };
}

/** The keys with one part of each field. */
function combinations(fields: readonly FieldKeys[]): Buffer[] {
  let keys = [Buffer.alloc(0)];
  for (const { parts } of fields)
    keys = keys.flatMap((key) => parts.map((part) => Buffer.concat([key, part])));
  return keys;
}

function encodeField(document: ExactDocument, { path, direction }: FieldOrder): FieldKeys {
  const values = keyValues(document, path);
  if (values.some((value) => Array.isArray(value) || isDocument(value)))
    throw notSupported(`A document or a nested array in the indexed field ${path}`);
  const parts = values.map((value) => keyBytes(encodeValue(value), direction));
  return { path, parts, isArray: Array.isArray(ownField(document, path)) };
}

function distinct(keys: readonly Buffer[]): Buffer[] {
  return [...new Map(keys.map((key) => [key.toString('latin1'), key])).values()];
}
