import { MongoError } from '../errors/mongo-error.ts';
import { type IndexDefinition, MAX_INDEX_KEY_BYTES } from '../storage/collection.ts';
import type { ExactDocument } from '../values/bson-types.ts';
import { encodeValue, keyBytes, nothingKey } from '../values/encode-key.ts';
import { valuesAt } from '../values/paths.ts';

/** The keys of one document in one index, without index id and record id. */
interface DocumentKeys {
  readonly keys: readonly Buffer[];
  readonly multikey: boolean;
}

export function documentKeys(index: IndexDefinition, document: ExactDocument): DocumentKeys {
  const perField = index.fields.map(({ path }) => fieldValues(document, path));
  const arrays = perField.filter(({ multikey }) => multikey).length;
  if (arrays > 1) throw new MongoError(171, 'cannot index parallel arrays');
  let keys: Buffer[] = [Buffer.alloc(0)];
  index.fields.forEach(({ direction }, i) => {
    const parts = (perField[i]?.encoded ?? []).map((encoded) => keyBytes(encoded, direction));
    keys = keys.flatMap((key) => parts.map((part) => Buffer.concat([key, part])));
  });
  const tooLong = keys.find(({ length }) => length > MAX_INDEX_KEY_BYTES);
  if (tooLong) {
    const limit = `the embedded database stores at most ${MAX_INDEX_KEY_BYTES} bytes`;
    throw new MongoError(17280, `key too large to index ${index.name}: ${tooLong.length} bytes, ${limit}`);
  }
  return { keys: arrays > 0 ? distinct(keys) : keys, multikey: arrays > 0 };
}

interface FieldValues {
  readonly encoded: readonly Buffer[];
  readonly multikey: boolean;
}

function fieldValues(document: ExactDocument, path: string): FieldValues {
  const values = valuesAt(document, path);
  const throughArray = values.length !== 1 || (path.includes('.') && passesArray(document, path));
  if (!throughArray && !Array.isArray(values[0]))
    return { encoded: [encodeValue(values[0])], multikey: false };
  const encoded = values.flatMap((value) => {
    if (!Array.isArray(value)) return [encodeValue(value)];
    return value.length === 0 ? [nothingKey] : value.map(encodeValue);
  });
  // Also a path that ends inside an array of scalars, or an empty array on the way, has an entry.
  return { encoded: encoded.length > 0 ? encoded : [encodeValue(null)], multikey: true };
}

function passesArray(document: ExactDocument, path: string): boolean {
  const parents = path.split('.').slice(0, -1);
  return parents.some((_, i) => valuesAt(document, parents.slice(0, i + 1).join('.')).some(Array.isArray));
}

function distinct(keys: readonly Buffer[]): Buffer[] {
  return [...new Map(keys.map((key) => [key.toString('latin1'), key])).values()];
}
