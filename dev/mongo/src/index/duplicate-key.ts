import { MongoError } from '../errors.ts';
import type { ExactDocument } from '../values/bson-types.ts';
import { encodeValue } from '../values/encode-key.ts';
import { formatDocument } from '../values/format.ts';
import { valuesAt } from '../values/paths.ts';
import { type IndexDefinition, keyPattern } from './index-definition.ts';
import { fieldLimit, fitField } from './key-fields.ts';

/** A value may have megabytes, and the reply has to hold it as keyValue, too. */
const maxShown = 10_000;

/** Error 11000 with keyPattern and keyValue; `key` is the entry that another document has already. */
export function duplicateKeyError(
  namespace: string,
  index: IndexDefinition,
  document: ExactDocument,
  key: Buffer,
): MongoError {
  const keyValue = Object.fromEntries(
    index.fields.map(({ path, direction }) => {
      const values = valuesAt(document, path).flatMap((value) =>
        Array.isArray(value) ? (value as unknown[]) : [value],
      );
      // Of an array, the element that stands in the offending entry.
      const offending = values.find((value) =>
        key.includes(fitField(encodeValue(value), fieldLimit(index), direction)),
      );
      return [path, offending ?? null];
    }),
  );
  const shown = formatDocument(keyValue);
  const message =
    `E11000 duplicate key error collection: ${namespace} index: ${index.name} ` +
    `dup key: ${shown.length > maxShown ? `${shown.slice(0, maxShown)}…` : shown}`;
  return new MongoError(11000, message, { keyPattern: keyPattern(index), keyValue });
}
