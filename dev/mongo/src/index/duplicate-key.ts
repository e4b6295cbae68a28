import { MongoError } from '../errors/mongo-error.ts';
import type { IndexDefinition } from '../storage/collection.ts';
import type { ExactDocument } from '../values/bson-types.ts';
import { encodeValue, keyBytes } from '../values/encode-key.ts';
import { keyPattern } from '../values/field-order.ts';
import { formatValue } from '../values/format.ts';
import { keyValues } from '../values/paths.ts';

/** Error 11000 with keyPattern and keyValue. `key` is the entry that another document already has. */
export function duplicateKeyError(
  namespace: string,
  index: IndexDefinition,
  document: ExactDocument,
  key: Buffer,
): MongoError {
  const keyValue = Object.fromEntries(
    index.fields.map(({ path, direction }) => {
      // For an array, the element in the duplicate entry.
      const duplicate = keyValues(document, path).find((value) =>
        key.includes(keyBytes(encodeValue(value), direction)),
      );
      return [path, duplicate ?? null];
    }),
  );
  const message = `E11000 duplicate key error collection: ${namespace} index: ${index.name} dup key: ${formatValue(keyValue)}`;
  return new MongoError(11000, message, { keyPattern: keyPattern(index.fields), keyValue });
}
