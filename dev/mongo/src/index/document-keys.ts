import { MongoError } from '../errors/mongo-error.ts';
import { type IndexDefinition, MAX_INDEX_KEY_BYTES } from '../storage/collection.ts';
import type { ExactDocument } from '../values/bson-types.ts';
import { encodeValue, keyBytes } from '../values/encode-key.ts';
import type { FieldOrder } from '../values/field-order.ts';
import { valuesAt } from '../values/paths.ts';
import { nothing } from '../values/type-rank.ts';

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
  readonly multikey: boolean;
}

/** @returns a function that computes the keys of the document in an index. It encodes each field once for all indexes. */
export function keysOf(document: ExactDocument): (index: IndexDefinition) => DocumentKeys {
  const ascending = new Map<string, FieldKeys>();
  const descending = new Map<string, FieldKeys>();
  const fieldKeys = ({ path, direction }: FieldOrder): FieldKeys => {
    const known = direction === 1 ? ascending : descending;
    const keys = known.get(path) ?? encodeField(document, path, direction);
    known.set(path, keys);
    return keys;
  };
  return (index) => documentKeys(index, index.fields.map(fieldKeys));
}

function documentKeys(index: IndexDefinition, fields: readonly FieldKeys[]): DocumentKeys {
  const arrays = fields.filter(({ multikey }) => multikey);
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

function encodeField(document: ExactDocument, path: string, direction: FieldOrder['direction']): FieldKeys {
  const { encoded, multikey } = fieldValues(document, path);
  return { path, parts: encoded.map((bytes) => keyBytes(bytes, direction)), multikey };
}

function fieldValues(document: ExactDocument, path: string): { encoded: Buffer[]; multikey: boolean } {
  const values = valuesAt(document, path);
  const throughArray = values.length !== 1 || (path.includes('.') && passesArray(document, path));
  if (!throughArray && !Array.isArray(values[0]))
    return { encoded: [encodeValue(values[0])], multikey: false };
  const encoded = values.flatMap((value) => {
    if (!Array.isArray(value)) return [encodeValue(value)];
    return (value.length === 0 ? [nothing] : value).map(encodeValue);
  });
  // A path that ends inside an array of scalars has an entry, too. So does one with an empty array on the way.
  return { encoded: encoded.length > 0 ? encoded : [encodeValue(null)], multikey: true };
}

function passesArray(document: ExactDocument, path: string): boolean {
  const parents = path.split('.').slice(0, -1);
  return parents.some((_, i) => valuesAt(document, parents.slice(0, i + 1).join('.')).some(Array.isArray));
}

function distinct(keys: readonly Buffer[]): Buffer[] {
  return [...new Map(keys.map((key) => [key.toString('latin1'), key])).values()];
}
